import { services } from "@solodesk/contract/catalog/services.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readMigrations } from "#kernel/database/migrate.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { listServices } from "./list-services.ts";

let server: TestApp;
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  made += 1;
  seller = await testSellerWithStore(server, `ordered-${made}`);
});
afterAll(() => server.close());

async function add(name: string, as = seller): Promise<string> {
  server.clock.advance(1000);
  const price = { amount: 100, currency: "USD" };
  const body = { name, price, duration_minutes: 30, location: "online" as const };
  return (await call(server, services.add, { body }, as)).body.data.id;
}
const order = (ids: string[]) => callUnchecked(server, services.order, { body: { ids } }, seller);
const listed = () => listServices(server.deps, seller.storeId);
const names = async () => (await listed()).map(({ name }) => name);

test("services that are added while others are put in order come last, each in a place of its own", async () => {
  const ids = [await add("A"), await add("B"), await add("C")];
  const random = seededRandom();
  const [answers, added] = await Promise.all([
    concurrently(
      random,
      times(3, () => order(ids.toReversed())),
    ),
    concurrently(
      random,
      times(5, (nth) => add(`New ${nth}`)),
    ),
  ]);
  // Afterwards the list that was put in order is no longer the whole list.
  for (const { status, code } of answers) expect([200, "version_conflict"]).toContain(code ?? status);
  const isOrdered = answers.some(({ status }) => status === 200);
  const after = await listed();
  expect(after.slice(0, 3).map(({ id }) => id)).toEqual(isOrdered ? ids.toReversed() : ids);
  expect(new Set(after.slice(3).map(({ id }) => id))).toEqual(new Set(added));
  expect(after.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test("the same order again changes nothing, and a restored service has a place near its old one", async () => {
  const [a, b, c, d] = [await add("A"), await add("B"), await add("C"), await add("D")];
  expect((await order([d, c, b, a])).status).toBe(200);
  const before = await listed();
  expect((await order([d, c, b, a])).body.data).toEqual(before);
  expect(await listed()).toEqual(before);
  await call(server, services.remove, { params: { id: c } }, seller);
  await add("E");
  await call(server, services.restore, { params: { id: c } }, seller);
  expect(await names()).toEqual(["D", "C", "B", "A", "E"]);
});

test("services that a store had before they could be ordered keep the order in which they were added", async () => {
  const other = await testSellerWithStore(server, `earlier-${made}`);
  const [a, b, c] = [await add("A"), await add("B"), await add("C")];
  await add("Elsewhere", other);
  await order([c, b, a]);
  const { sql } = server.database;
  // Added in another order than their ids say.
  await sql(
    "UPDATE services SET position = 0, created_at = CASE name WHEN 'C' THEN timestamptz '2020-01-01' ELSE created_at END",
  );
  const migration = readMigrations().find(({ name }) => name === "0088-order-services.sql")?.sql ?? "";
  await sql(migration.slice(migration.indexOf("UPDATE services")));
  expect((await listed()).map(({ name, position }) => [name, position])).toEqual([
    ["C", 0],
    ["A", 1],
    ["B", 2],
  ]);
  expect((await listServices(server.deps, other.storeId)).map(({ position }) => position)).toEqual([0]);
});
