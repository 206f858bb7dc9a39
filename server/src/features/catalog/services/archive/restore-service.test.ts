import { services } from "@solodesk/contract/catalog/services.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";
import { listServices } from "../list-services.ts";

type Seller = Awaited<ReturnType<typeof testSellerWithStore>>;

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

type Caller = { headers: Record<string, string> };

async function add(name: string): Promise<string> {
  server.clock.advance(1000);
  const payload = { name, price: { amount: 100, currency: "USD" }, duration_minutes: 30, location: "online" };
  const answer = await callUnchecked(server, services.add, { body: payload }, seller);
  return answer.body.data.id;
}
const archived = async (who: Caller = seller) =>
  (await call(server, services.listArchived, {}, who)).body.data.map(({ name }) => name);
const offered = async () => (await listServices(server.deps, seller.storeId)).map(({ name }) => name);

test("what was archived is listed, the last one first, and comes back as it was", async () => {
  const [cut] = [await add("Cut"), await add("Shave")];
  const before = await listServices(server.deps, seller.storeId);
  for (const { id } of before) {
    server.clock.advance(1000);
    await call(server, services.remove, { params: { id } }, seller);
  }
  expect(await offered()).toEqual([]);
  expect(await archived()).toEqual(["Shave", "Cut"]);

  const answer = await call(server, services.restore, { params: { id: cut } }, seller);
  expect([answer.status, answer.body.message]).toEqual([200, "Service restored"]);
  expect(await archived()).toEqual(["Shave"]);
  expect(await listServices(server.deps, seller.storeId)).toEqual(before.filter(({ id }) => id === cut));
});

test("only what is archived, and only by its seller", async () => {
  const id = await add("Cut");
  expect((await call(server, services.restore, { params: { id } }, seller)).status).toBe(404);
  await call(server, services.remove, { params: { id } }, seller);
  const rival = await testSellerWithStore(server, `rival-${made}`);
  for (const who of [rival, await testSeller(server)]) {
    expect((await call(server, services.restore, { params: { id } }, who)).status).toBe(404);
    expect(await archived(who)).toEqual([]);
  }
  expect((await call(server, services.restore, { params: { id } })).status).toBe(401);
  expect(await archived()).toEqual(["Cut"]);
});

test("a store is never filled beyond 500, however many come back at once", async () => {
  const ids = [await add("One"), await add("Two"), await add("Three")];
  for (const id of ids) await call(server, services.remove, { params: { id } }, seller);
  await server.database.sql(
    `INSERT INTO services SELECT gen_random_uuid(), store_id, 'More', description, price, duration_minutes,
       buffer_minutes, location, image_url, true, NULL, created_at, updated_at
     FROM services, generate_series(1, 499) WHERE id = $1`,
    [ids[0]],
  );
  const answers = await concurrently(
    seededRandom(),
    times(3, (i) => call(server, services.restore, { params: { id: ids[i]! } }, seller)),
  );
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422, 422]);
  expect(await offered()).toHaveLength(500);
});
