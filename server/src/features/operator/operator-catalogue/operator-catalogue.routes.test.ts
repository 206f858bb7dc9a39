// A supplier sent a file by email.
import { operatorCatalogue } from "@solodesk/contract/operator/operator-catalogue.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { undoStarted } from "#features/catalog/catalog/import/undo-started.ts";
import { createPlanPayment } from "#features/money/billing/create-plan-payment.ts";
import { startPayment } from "#features/money/payments/start-payment.ts";
import { verifyPayment } from "#features/money/payments/verify-payment.ts";
import { listPlans } from "#features/money/plans/list-plans.ts";
import { loadDefaultPlans } from "#features/money/plans/load-default-plans.ts";
import { listSubscriptions } from "#features/money/subscription/list-subscriptions.ts";
import { chooseOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import { type Caller, call } from "#test/call.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { OPERATOR, testOperator } from "#test/test-operator.ts";
import { formOf } from "#test/test-pictures.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { purposes } from "../../../purposes.ts";

let server: TestApp;
let operator: Caller;
beforeAll(async () => {
  server = await testApp({ OPERATOR_EMAILS: OPERATOR });
  operator = await testOperator(server);
});
afterAll(() => server.close());

const lines = (...all: string[]) => `${all.join("\n")}\n`;
const send = async (content: string, query: Record<string, string> = {}, name = "supplier.csv") => {
  const payload = formOf(["file", Buffer.from(content), name, "text/csv"]);
  const { path: url } = operatorCatalogue.importCatalogue;
  return server.http.inject({ method: "POST", url, query, headers: operator.headers, payload });
};
const preview = async (content: string, query: Record<string, string> = {}) =>
  (await send(content, { dry_run: "true", ...query })).json().data;
const list = async (query: { page?: number; page_size?: number } = {}) =>
  (await call(server, operatorCatalogue.listImports, { query }, operator)).body;
const names = async () =>
  (await server.database.sql<{ name: string }>("SELECT name FROM products ORDER BY sku")).map(
    ({ name }) => name,
  );
const stale = () => server.database.sql("UPDATE sessions SET confirmed_at = '2020-01-01'");

describe("an import", () => {
  const file = lines("sku,name,price", "A1,Apple,1.00", "A2,Pear,2.00", "A3,Plum,dear");

  test("is tried first, then stored, listed, and undone with what follows shown before", async () => {
    expect(await preview(file)).toMatchObject({ dry_run: true, created: 2, refused_count: 1, missing: [] });
    expect(await names()).toEqual([]);

    await stale();
    expect((await send(file)).json().code).toBe("confirmation_required");
    await confirmNow(server);
    const { message, data } = (await send(file)).json();
    expect(message).toBe("Products imported");
    expect(data).toMatchObject({
      dry_run: false,
      created: 2,
      refused: [{ row: 4, column: "price", suggestion: null }],
    });
    expect(await names()).toEqual(["Apple", "Pear"]);

    const changed = lines("sku,name,price", "A1,Green apple,1.00", "A9,Fig,3.00");
    await send(changed, {}, "week 2.csv");
    const imports = await list();
    expect(imports).toMatchObject({ products: 3, pagination: { total: 2 } });
    expect(imports.data).toMatchObject([
      { file: "week 2.csv", created: 1, updated: 1, refused: 0, state: "undoable" },
      { file: "supplier.csv", created: 2, refused: 1, state: "undoable" },
    ]);
    expect((await list({ page: 2, page_size: 1 })).data.map(({ file: name }) => name)).toEqual([
      "supplier.csv",
    ]);

    const params = { id: String(imports.data[0]?.id) };
    const url = operatorCatalogue.previewUndo.path.replace(":id", params.id);
    const asked = await server.http.inject({ method: "POST", url, headers: operator.headers });
    expect(
      asked.body
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { type: "progress", percent: 99 },
      { type: "outcome", removed: 1, restored: 1, listed: 0, changed: 0, staying: [] },
      { type: "end" },
    ]);
    expect(await names()).toEqual(["Green apple", "Pear", "Fig"]);
    const undo = () => call(server, operatorCatalogue.undoImport, { params }, operator);
    await stale();
    expect((await undo()).code).toBe("confirmation_required");
    await confirmNow(server);
    expect((await undo()).status).toBe(202);
    expect((await list()).data[0]).toMatchObject({ state: "undoing", undo_percent: 0 });
    expect((await undo()).code).toBe("invalid_transition");
    await undoStarted(server.deps);
    expect(await names()).toEqual(["Apple", "Pear"]);
    expect((await undo()).code).toBe("invalid_transition");
    expect((await list()).data[0]).toMatchObject({ state: "undone" });
    const unknown = { params: { id: "4711" } };
    expect((await call(server, operatorCatalogue.previewUndo, unknown, operator)).code).toBe("not_found");
  });

  test("of a file with other headings says which columns it has, and reads it with a mapping", async () => {
    const german = lines("Artikel;Bezeichnung;Preis", "B1;Birne;2.50");
    expect(await preview(german)).toMatchObject({
      created: 0,
      missing: ["sku", "name", "price"],
      columns: ["Artikel", "Bezeichnung", "Preis"],
    });
    expect((await send(german)).json()).toMatchObject({
      code: "validation_failed",
      fields: { file: expect.stringMatching(/^The file has no column sku, name, price; it has: Artikel/) },
    });
    const mapping = JSON.stringify({ sku: "Artikel", name: "Bezeichnung", price: "Preis" });
    expect(await preview(german, { mapping })).toMatchObject({ created: 1, missing: [] });
    expect((await send(german, { mapping: "{" })).statusCode).toBe(422);
  });

  test("takes the wholesale price from the percentage, for rows that name none", async () => {
    await send(lines("sku,name,price", "W1,Wheel,10.00"), { wholesale_percent: "25" });
    const [row] = await server.database.sql("SELECT wholesale_price::int FROM products WHERE sku = 'W1'");
    expect(row).toEqual({ wholesale_price: 250 });
  });

  test("that ends early answers with what was saved until then, and why", async () => {
    const rows = Array.from({ length: 1000 }, (_, n) => `{"sku":"E${n}","name":"Cup","price":"1.00"}`);
    const { message, data } = (await send(`[${rows.join(",")},{"sku"`, {}, "supplier.json")).json();
    expect(message).toBe("The import ended early");
    expect(data).toMatchObject({ created: 1000, broken_off: expect.stringMatching(/ends in the middle/) });
    await server.database.sql("DELETE FROM products WHERE sku LIKE 'E%'");
  });

  test.each([
    ["supplier.xlsx", "PK\u0003\u0004 and more", /unknown file type/],
    ["supplier.csv.gz", "packed", /unpack it/],
    ["supplier.csv", "PK\u0003\u0004 and more", /save it as CSV/],
    ["supplier.json", '[{"sku":"A1"', /ends in the middle/],
  ])("of %s is refused with what to do", async (name, content, reason) => {
    const refusal = (await send(content, { dry_run: "true" }, name)).json();
    expect(refusal).toMatchObject({
      code: "validation_failed",
      fields: { file: expect.stringMatching(reason) },
    });
  });
});

describe("plans", () => {
  const plans = async () => (await call(server, operatorCatalogue.listPlans, {}, operator)).body;
  const apply = async (file: string, isDry = false, revision?: string) => {
    const body = { file, dry_run: isDry, revision: revision ?? (await plans()).revision };
    return call(server, operatorCatalogue.applyPlans, { body }, operator);
  };

  test("that somebody else has changed meanwhile are not overwritten", async () => {
    await server.database.sql("DELETE FROM plans");
    await loadDefaultPlans(server.deps);
    const { file, revision } = await plans();
    const named = (name: string) => file.replace('"name": "Credits 10"', `"name": "${name}"`);
    await confirmNow(server);
    expect((await apply(named("Ten"), false, revision)).status).toBe(200);
    for (const isDry of [true, false])
      expect((await apply(named("Dix"), isDry, revision)).refusal).toMatchObject({
        code: "version_conflict",
        error: expect.stringMatching(/^Someone else changed the plans/),
      });
    expect((await plans()).data.map(({ name }) => name)).toContain("Ten");
  });

  test("are listed with their subscribers, changed as text after a preview, and kept by who bought them", async () => {
    await server.database.sql("DELETE FROM plans");
    await loadDefaultPlans(server.deps);
    const before = await plans();
    expect((await apply(before.file, true)).body.data).toMatchObject({
      added: [],
      changed: [],
      withdrawn: [],
    });

    const file = before.file.replace('"name": "Credits 10"', '"name": "Ten credits"');
    const asked = (await apply(file, true)).body;
    expect(asked.data).toMatchObject({
      changed: [{ before: { name: "Credits 10" }, after: { name: "Ten credits", key: "credits-10" } }],
      unchanged: before.data.length - 1,
    });
    expect((await plans()).data).toEqual(before.data);

    await stale();
    expect((await apply(file)).code).toBe("confirmation_required");
    await confirmNow(server);
    expect((await apply(file)).body.data.changed).toHaveLength(1);
    const after = await plans();
    expect(after.data.find(({ key }) => key === "credits-10")).toMatchObject({
      name: "Ten credits",
      version: 2,
    });
    expect(server.logged()).toContain("an operator changed the plans");
  });

  test("that cannot be are refused with the place of the mistake", async () => {
    expect((await apply("{", true)).refusal).toMatchObject({ fields: { file: "It is not JSON." } });
    const { refusal } = await apply('{"plans":[{"kind":"credits","key":"X"}]}', true);
    expect(refusal).toMatchObject({
      code: "validation_failed",
      fields: { file: expect.stringMatching(/^plans\.0/) },
    });
  });

  test("and subscriptions are listed newest first, by status, and counted by plan", async () => {
    const { deps } = server;
    const plan = (await listPlans(deps.db)).find(({ kind }) => kind === "subscription");
    const wanted = { planId: plan?.id ?? "", gateway: "sandbox" } as const;
    const subscribe = async (websiteUrl: string) => {
      const seller = await testSellerWithStore(server, websiteUrl);
      const { paymentId } = await createPlanPayment(deps, seller.id, wanted);
      const { sessionId } = await startPayment(deps, purposes, paymentId, "http://localhost");
      await chooseOutcome(deps, sessionId ?? "", "pay");
      await verifyPayment(deps, purposes, paymentId);
      return seller.id;
    };
    await subscribe("subscribed");

    const subscriptions = async (query: { status?: "active" | "expired" } = {}) =>
      (await call(server, operatorCatalogue.listSubscriptions, { query }, operator)).body;
    expect((await subscriptions()).data).toMatchObject([
      { plan: plan?.name, status: "active", gateway: "sandbox", ends: false, retry_at: null },
    ]);
    expect((await subscriptions({ status: "active" })).pagination.total).toBe(1);
    expect((await subscriptions({ status: "expired" })).data).toEqual([]);
    const listed = (await plans()).data;
    expect(listed.find(({ key }) => key === plan?.key)?.subscribers).toBe(1);
    expect(listed.find(({ key }) => key === "credits-10")?.subscribers).toBe(0);

    const sent = vi.spyOn(pg.Pool.prototype, "query");
    const statementsFor = async () => {
      sent.mockClear();
      const { subscriptions: found } = await listSubscriptions(deps.db, { status: undefined, limit: 20 });
      // Both began at the same time, so they are in no order.
      return [found.map(({ ends }) => ends).toSorted(), sent.mock.calls.length];
    };
    const [, once] = await statementsFor();
    const suspended = await subscribe("subscribed-too");
    await server.database.sql(
      "UPDATE users SET suspended_at = now(), suspended_reason = 'Spam' WHERE id = $1",
      [suspended],
    );
    expect(await statementsFor()).toEqual([[false, true], once]);
    sent.mockRestore();
  });
});

test("a seller sees and changes none of it", async () => {
  const seller = await testSellerWithStore(server, "curious");
  expect((await call(server, operatorCatalogue.listImports, {}, seller)).status).toBe(403);
  expect((await call(server, operatorCatalogue.listPlans, {}, seller)).status).toBe(403);
});
