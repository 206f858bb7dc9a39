// An operator who views an account as its owner: every call of the API, with the token of the view.
import { audit } from "@solodesk/contract/identity/audit.ts";
import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { people } from "@solodesk/contract/operator/people.ts";
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDefaultPlans } from "#features/money/plans/load-default-plans.ts";
import { minutes } from "#kernel/time/clock.ts";
import { type Caller, call } from "../call.ts";
import { confirmNow } from "../confirm-now.ts";
import { type TestApp, testApp } from "../test-app.ts";
import { OPERATOR, testOperator } from "../test-operator.ts";
import { type TestSeller, testSeller, testSellerWithStore } from "../test-seller.ts";
import { aim, allOperationsOf, OPERATORS, type Operation, payloadOf } from "./operations.ts";
import { privateThings } from "./private-things.ts";
import { PROJECT, type Targets } from "./samples.ts";

/** What a viewer may not read, beside the pages of operators. */
const forOwnersOnly = [
  "ads.exportCampaigns",
  "answerFiles.download",
  "appointments.export",
  "audit.exportEntries",
  "dataExports.getFile",
  "mail.get",
  "orders.export",
  "orders.getDisputePack",
  "tokens.list",
  "wallet.exportTransactions",
  "webhooks.list",
  "webhooks.listDeliveries",
];

let server: TestApp;
let operator: Caller & { user: { id: Id } };
let owner: TestSeller;
let targets: Targets;
let operations: Operation[];
beforeAll(async () => {
  server = await testApp({ OPERATOR_EMAILS: OPERATOR });
  await loadDefaultPlans(server.deps);
  operator = await testOperator(server);
  const seller = await testSellerWithStore(server, "viewed-store");
  owner = seller;
  const productId = server.deps.newId();
  await server.database.sql(
    `INSERT INTO products (id, sku, name, description, category, brand, price, wholesale_price, stock, created_at, updated_at)
     VALUES ($1, 'SKU-1', 'Shared mug', 'A mug', 'Kitchen', 'Brand', 1500, 900, NULL, $2, $2)`,
    [productId, server.clock.now()],
  );
  targets = await privateThings(server, seller, { mark: "viewed", productId });
  operations = allOperationsOf(server);
});
afterAll(() => server.close());

const reason = "Asked why an order is missing";
const askToView = (id: Id) => call(server, people.view, { params: { id }, body: { reason } }, operator);

async function view(): Promise<Caller> {
  await confirmNow(server);
  const { token } = (await askToView(owner.id)).body.data;
  return { headers: { authorization: `Bearer ${token}` } };
}

const send = (operation: Operation, { headers }: Caller) =>
  server.http.inject({
    method: operation.method,
    url: aim(operation, targets).replaceAll(/\{\w+\}/g, () => server.deps.newId()),
    headers: { ...headers, "x-project-id": PROJECT },
    ...payloadOf(operation, targets),
  });

/** Every row of every table, as one text for each table. The queue notes in its version when it last looked after itself. */
async function everything(): Promise<Record<string, string>> {
  const { sql } = server.database;
  const tables = await sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND (schemaname, tablename) <> ('pgboss', 'version')`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql<{ rows: string | null }>(
      `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS rows FROM ${name} t`,
    );
    found[name] = row?.rows ?? "";
  }
  return found;
}

const reads = async (as: Caller) => (await call(server, auth.getProfile, {}, as)).status;

test("each call that is no read is refused, also one that anybody can make, and nothing changes", async () => {
  const viewer = await view();
  const writes = operations.filter(({ method }) => method !== "GET");
  expect(writes.length).toBeGreaterThanOrEqual(100);
  const before = await everything();
  const answers: string[] = [];
  for (const operation of writes) {
    const answer = await send(operation, viewer);
    answers.push(`${operation.id} ${answer.statusCode} ${answer.json().code}`);
  }
  expect(answers).toEqual(writes.map(({ id }) => `${id} 403 view_only`));
  expect(await everything()).toEqual(before);
});

test("the owner's reads answer as they do for the owner and write nothing, except those that are theirs alone", async () => {
  const viewer = await view();
  const found = operations.filter(
    ({ method, name, path }) => method === "GET" && !name.endsWith("/stream") && !path.startsWith(OPERATORS),
  );
  expect(found.length).toBeGreaterThanOrEqual(60);
  const before = await everything();
  const refused: string[] = [];
  const statuses: string[] = [];
  for (const operation of found) {
    const { statusCode, body } = await send(operation, viewer);
    if (body.includes('"view_only"')) refused.push(operation.id);
    else statuses.push(`${operation.id} ${statusCode}`);
  }
  expect(await everything()).toEqual(before);
  expect(refused.toSorted()).toEqual(forOwnersOnly);
  const ofOwner: string[] = [];
  for (const operation of found.filter(({ id }) => !refused.includes(id)))
    ofOwner.push(`${operation.id} ${(await send(operation, owner)).statusCode}`);
  expect(statuses).toEqual(ofOwner);
});

test("the pages of operators are refused, so that no view leads to another", async () => {
  const viewer = await view();
  const pages = operations.filter(({ path }) => path.startsWith(OPERATORS));
  expect(pages.length).toBeGreaterThanOrEqual(20);
  for (const operation of pages) {
    const answer = await send(operation, viewer);
    expect([operation.id, answer.statusCode, answer.json().code]).toEqual([operation.id, 403, "view_only"]);
  }
});

test("the stream of notifications may run", async () => {
  const viewer = await view();
  const stop = new AbortController();
  const address = await server.listen();
  const { path } = notifications.follow;
  const { status } = await fetch(address + path, { headers: viewer.headers, signal: stop.signal });
  stop.abort();
  expect(status).toBe(200);
});

test("the operator confirms who they are, and the owner reads who looked, when and why", async () => {
  await server.database.sql("UPDATE sessions SET confirmed_at = '2020-01-01'");
  expect((await askToView(owner.id)).code).toBe("confirmation_required");
  const before = (await call(server, audit.list, {}, owner)).body.pagination.total;
  const [mails] = await server.database.sql<{ count: number }>(
    "SELECT count(*)::int FROM mails WHERE kind = 'account_viewed'",
  );
  const viewer = await view();
  const { data, pagination } = (await call(server, audit.list, {}, owner)).body;
  expect(pagination.total).toBe(before + 1);
  expect(data[0]).toMatchObject({
    event: "account_viewed",
    words: `Account viewed by ${OPERATOR}: ${reason}`,
    at: expect.stringMatching(/^\d{4}-/),
    device: "",
    address: "",
  });
  const letters = await server.database.sql<{ subject: string; text: string }>(
    "SELECT subject, text FROM mails WHERE kind = 'account_viewed' ORDER BY created_at DESC, id DESC",
  );
  expect(letters).toHaveLength(mails!.count + 1);
  expect(letters[0]?.text).toContain(`Olga Operator (${OPERATOR})`);
  expect(letters[0]?.text).toContain(reason);
  expect((await call(server, auth.getProfile, {}, viewer)).body.data).toMatchObject({ id: owner.id });
});

test("nobody views an operator, or an account that is not there", async () => {
  await confirmNow(server);
  expect((await askToView(operator.user.id)).code).toBe("forbidden");
  expect((await askToView(server.deps.newId())).code).toBe("not_found");
  const entries = "SELECT FROM audit_entries WHERE user_id = $1 AND event = 'account_viewed'";
  expect(await server.database.sql(entries, [operator.user.id])).toEqual([]);
});

test("a view ends once the account is deleted", async () => {
  const leaving = await testSeller(server);
  await confirmNow(server);
  const { token } = (await askToView(leaving.id)).body.data;
  const viewer = { headers: { authorization: `Bearer ${token}` } };
  expect(await reads(viewer)).toBe(200);
  await server.database.sql("UPDATE users SET deletes_at = now(), deleted_at = now() WHERE id = $1", [
    leaving.id,
  ]);
  expect(await reads(viewer)).toBe(401);
  expect((await askToView(leaving.id)).code).toBe("not_found");
});

test("a view ends with the role, the second factor, and the operator's session, and after 30 minutes", async () => {
  const { config } = server.deps;
  const { sql } = server.database;
  const viewer = await view();
  expect(await reads(viewer)).toBe(200);
  const during = async (change: () => unknown, undo: () => unknown) => {
    await change();
    const status = await reads(viewer);
    await undo();
    return [status, await reads(viewer)];
  };
  const noRole = () => Object.assign(config, { OPERATOR_EMAILS: "other@example.com" });
  expect(await during(noRole, () => Object.assign(config, { OPERATOR_EMAILS: OPERATOR }))).toEqual([
    401, 200,
  ]);
  const ofOperator = [operator.user.id];
  const setFactor = (at: string) =>
    sql(`UPDATE second_factors SET enabled_at = ${at} WHERE user_id = $1`, ofOperator);
  expect(
    await during(
      () => setFactor("NULL"),
      () => setFactor("now()"),
    ),
  ).toEqual([401, 200]);
  const setEnded = (at: string) =>
    sql(`UPDATE sessions SET revoked_at = ${at} WHERE user_id = $1`, ofOperator);
  expect(
    await during(
      () => setEnded("now()"),
      () => setEnded("NULL"),
    ),
  ).toEqual([401, 200]);
  server.clock.advance(minutes(30) - 1000);
  expect(await reads(viewer)).toBe(200);
  server.clock.advance(1000);
  expect((await call(server, secondFactor.get, {}, viewer)).code).toBe("token_expired");
});
