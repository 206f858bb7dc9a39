import { randomUUID } from "node:crypto";
import { services } from "@solodesk/contract/catalog/services.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";
import { listServices } from "./list-services.ts";

const URL = "/api/marketplace-solopreneur/user/services";
type Seller = Awaited<ReturnType<typeof testSellerWithStore>>;
interface Caller {
  headers: Record<string, string>;
}
const usd = (amount: number) => ({ amount, currency: "USD" });
const haircut = { name: "Haircut", price: usd(4500), duration_minutes: 45, location: "in_person" };

let server: TestApp;
let seller: Seller;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  made += 1;
  seller = await testSellerWithStore(server, `salon-${made}`);
});
afterAll(() => server.close());

const add = (body: object, as: Caller = seller) => callUnchecked(server, services.add, { body }, as);
const edit = (id: string, body: object, as: Caller = seller) =>
  call(server, services.edit, { params: { id }, body }, as);
const remove = (id: string, as: Caller = seller) => call(server, services.remove, { params: { id } }, as);

const versionOf = async ({ storeId }: Seller) => {
  const [row] = await server.database.sql<{ version: string }>("SELECT version FROM stores WHERE id = $1", [
    storeId,
  ]);
  return Number(row?.version);
};
const listed = (onlyActive = false) => listServices(server.deps, seller.storeId, { onlyActive });

describe("services", () => {
  test("are added with defaults, edited, and removed", async () => {
    const added = await add(haircut);
    expect(added.status).toBe(201);
    const service = {
      id: expect.any(String),
      ...haircut,
      description: "",
      position: 0,
      buffer_before_minutes: 0,
      buffer_minutes: 0,
      notice_minutes: null,
      max_per_day: null,
      capacity: 1,
      image_url: null,
      confirmation: null,
      payment: { due: "at_appointment" },
      packs: [],
      questions: [],
      meeting: { kind: "none" },
      slug: "haircut",
      active: true,
    };
    expect(added.body).toEqual({ status: true, message: "Service added", data: service });
    const { id } = added.body.data;

    const change = { price: usd(0), active: false, buffer_minutes: 15, location: "online", name: "Chat" };
    const edited = await edit(id, change);
    expect(edited.status).toBe(200);
    expect(edited.body).toEqual({
      status: true,
      message: "Service saved",
      data: { ...service, ...change },
    });
    expect(await listed()).toEqual([edited.body.data]);
    expect(await listed(true)).toEqual([]);

    const removed = await remove(id);
    expect([removed.status, removed.body.message]).toEqual([200, "Service archived"]);
    expect(await listed()).toEqual([]);
    expect([(await remove(id)).status, (await edit(id, { name: "Back" })).status]).toEqual([404, 404]);
    // Appointments may refer to it, so the row stays.
    const rows = await server.database.sql(
      "SELECT 1 FROM services WHERE id = $1 AND archived_at IS NOT NULL",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test("every change raises the store's version, and a refused one does not", async () => {
    const start = await versionOf(seller);
    const { id } = (await add(haircut)).body.data;
    await edit(id, { price: usd(1) });
    await edit(id, { price: { amount: 1, currency: "EUR" } });
    await edit(server.deps.newId(), { price: usd(1) });
    await remove(id);
    await remove(id);
    expect(await versionOf(seller)).toBe(start + 3);
  });

  test("of somebody else do not exist", async () => {
    const { id } = (await add(haircut)).body.data;
    const before = await server.database.sql("SELECT * FROM services WHERE id = $1", [id]);
    for (const rival of [await testSellerWithStore(server, `rival-${made}`), await testSeller(server)]) {
      for (const answer of [await edit(id, { name: "Mine" }, rival), await remove(id, rival)]) {
        expect([answer.status, answer.code]).toEqual([404, "not_found"]);
      }
    }
    expect(await server.database.sql("SELECT * FROM services WHERE id = $1", [id])).toEqual(before);
  });

  test("stop at 500 a store, also when the last are added at once", async () => {
    await server.database.sql(
      `INSERT INTO services SELECT gen_random_uuid(), $1, 'S' || n, '', 100, 30, 0, 'online', null, true, null, now(), now()
       FROM generate_series(1, 495) n`,
      [seller.storeId],
    );
    // These requests wait for each other and so open all connections of the pool: the race below starts
    // level.
    const [first] = await listed();
    await Promise.all(Array.from({ length: 40 }, () => edit(first?.id ?? "", { active: true })));
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(haircut)));
    const codes = answers.map(({ status, code }) => code ?? status);
    expect(codes.filter((code) => code === 201)).toHaveLength(5);
    expect(codes.filter((code) => code === "validation_failed")).toHaveLength(7);
    expect(await listed()).toHaveLength(500);
    await remove(answers.find(({ status }) => status === 201)!.body.data.id);
    expect((await add(haircut)).status).toBe(201);
  });

  test("no new one once 1,000 are archived; one that is restored leaves room", async () => {
    const { id } = (await add(haircut)).body.data;
    await server.database.sql(
      `INSERT INTO services SELECT gen_random_uuid(), $1, 'S' || n, '', 100, 30, 0, 'online', null, true, now(), now(), now()
       FROM generate_series(1, 999) n`,
      [seller.storeId],
    );
    // Archiving is never refused.
    expect((await remove(id)).status).toBe(200);
    const refused = await add(haircut);
    expect([refused.status, refused.refusal]).toMatchObject([
      422,
      { error: "Your archive is full: it holds 1,000 services. Restore one and change it instead." },
    ]);
    expect((await call(server, services.restore, { params: { id } }, seller)).status).toBe(200);
    expect((await add(haircut)).status).toBe(201);
  });

  test("are listed in the seller's order, also on the store page; a new one comes last", async () => {
    const names = ["Cut", "Colour", "Shave"];
    const ids: string[] = [];
    for (const name of names) ids.push((await add({ ...haircut, name })).body.data.id);
    const order = (wanted: string[], as = seller) =>
      call(server, services.order, { body: { ids: wanted } }, as);
    const [cut = "", colour = "", shave = ""] = ids;
    const ordered = await order([shave, cut, colour]);
    expect(ordered.body.data.map(({ name, position }) => [name, position])).toEqual([
      ["Shave", 0],
      ["Cut", 1],
      ["Colour", 2],
    ]);
    await add({ ...haircut, name: "Beard" });
    expect((await listed()).map(({ name }) => name)).toEqual(["Shave", "Cut", "Colour", "Beard"]);
    const { websiteUrl } = seller;
    const page = await call(server, storefront.get, { query: { website_url: websiteUrl } });
    expect(page.body.data.services.map(({ name }) => name)).toEqual(["Shave", "Cut", "Colour", "Beard"]);

    // One is missing, is named twice, is somebody else's or archived.
    const rival = await testSellerWithStore(server, `orderer-${made}`);
    const all = (await listed()).map(({ id }) => id);
    const before = await server.database.sql("SELECT * FROM services ORDER BY id");
    for (const wrong of [[cut, colour, shave], [...all.slice(1), cut], [...all, randomUUID()], []])
      expect([(await order(wrong)).status, (await order(wrong)).code]).toEqual([409, "version_conflict"]);
    expect((await order(all, rival)).code).toBe("version_conflict");
    expect(await server.database.sql("SELECT * FROM services ORDER BY id")).toEqual(before);
    await remove(cut);
    expect((await order(all)).code).toBe("version_conflict");
    expect((await order([colour, shave, all[3] ?? ""])).status).toBe(200);
  });

  test("need a store", async () => {
    const answer = await add(haircut, await testSeller(server));
    expect([answer.status, answer.code]).toEqual([409, "store_required"]);
  });

  test("the same idempotency key adds one, and with another body is refused", async () => {
    const key = { headers: { ...seller.headers, "idempotency-key": "k" } };
    const first = await add(haircut, key);
    const again = await add(haircut, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect(await listed()).toHaveLength(1);
    expect((await add({ ...haircut, name: "Other" }, key)).code).toBe("idempotency_key_reused");
  });

  test.each([
    ["another currency", { price: { amount: 1, currency: "EUR" } }, "price.currency"],
    ["a negative price", { price: usd(-1) }, "price.amount"],
    ["a price beyond every bound", { price: usd(100_000_000_001) }, "price.amount"],
    ["a broken price", { price: usd(1.5) }, "price.amount"],
    ["a bare number as price", { price: 45 }, "price"],
    ["four minutes", { duration_minutes: 4 }, "duration_minutes"],
    ["more than a day", { duration_minutes: 1441 }, "duration_minutes"],
    ["a long buffer", { buffer_minutes: 241 }, "buffer_minutes"],
    ["an unknown place", { location: "moon" }, "location"],
    ["an empty name", { name: "  " }, "name"],
    ["a picture from elsewhere", { image_url: "https://elsewhere.example/a.png" }, "image_url"],
    ["somebody's store", { store_id: "x" }, "store_id"],
  ])("%s is refused, when adding and when editing", async (_what, change, field) => {
    const { id } = (await add(haircut)).body.data;
    for (const answer of [await add({ ...haircut, ...change }), await edit(id, change)]) {
      expect([answer.status, answer.code]).toEqual([422, "validation_failed"]);
      expect(Object.keys(answer.refusal.fields!)).toEqual([field]);
    }
    expect(await listed()).toMatchObject([haircut]);
  });

  test("a stranger is 401 before anything is read, a wrong id 422, malformed JSON 400", async () => {
    const stranger = { headers: {} };
    for (const answer of [
      await add({}, stranger),
      await edit("x", {}, stranger),
      await remove("x", stranger),
    ]) {
      expect(answer.status).toBe(401);
    }
    expect((await edit("x", {})).status).toBe(422);
    const headers = { ...seller.headers, "content-type": "application/json" };
    expect((await server.http.inject({ method: "POST", url: URL, headers, payload: "[" })).statusCode).toBe(
      400,
    );
  });
});
