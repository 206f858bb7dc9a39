// Seller A, whose private texts all carry a mark, and two who should never see it: B, who has all of that too, and C, who has
// an empty store.
import { loadDefaultPlans } from "#features/money/plans/load-default-plans.ts";
import { after, days as daysLong } from "#kernel/time/clock.ts";
import { type TestApp, testApp } from "../test-app.ts";
import { type TestSeller, testSellerWithStore } from "../test-seller.ts";
import { addressesOf, type Operation, operationsOf } from "./operations.ts";
import { privateThings } from "./private-things.ts";
import { PROJECT, type Targets } from "./samples.ts";
import { targetsOfNobody } from "./targets-of-nobody.ts";

export const MARK = "zq7private";

/** Calls about the installation's own plans name its project. */
const inProject = <Seller extends TestSeller>(seller: Seller) => ({
  ...seller,
  headers: { ...seller.headers, "x-project-id": PROJECT },
});

const allDay = [{ open: "00:00", close: "23:59" }];
const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const openHours = { ...Object.fromEntries(days.map((day) => [day, allDay])), time_off: [] };

/** A and B have all that a seller can have; the store of B is open to everybody. */
export async function twoSellers() {
  const server: TestApp = await testApp();
  const { sql } = server.database;
  const now = server.clock.now();
  // Endless, because how much is left of what both sell is no secret of either.
  const productId = server.deps.newId();
  await sql(
    `INSERT INTO products (id, sku, name, description, category, brand, price, wholesale_price, stock, created_at, updated_at)
     VALUES ($1, 'SKU-1', 'Shared mug', 'A mug', 'Kitchen', 'Brand', 1500, 900, NULL, $2, $2)`,
    [productId, now],
  );
  // As each installation has them from the start: Free is what C reads of their plan.
  await loadDefaultPlans(server.deps);
  const c = inProject(await testSellerWithStore(server, "zq6empty-store"));
  const freeAt = after(now, daysLong(2)).toISOString();
  const noRow = server.deps.newId();
  const targetsOfC = targetsOfNobody(() => noRow, { productId, websiteUrl: c.websiteUrl, freeAt });
  const readsOfC = await readsOf({ server, targets: targetsOfC, headers: c.headers });
  const b = inProject(await testSellerWithStore(server, "zq8other-store"));
  const targetsOfB = await privateThings(server, b, { mark: "zq8other", productId });
  await sql("UPDATE stores SET published = true, hours = $2 WHERE id = $1", [
    b.storeId,
    JSON.stringify(openHours),
  ]);
  const readsOfB = await readsOf({ server, targets: targetsOfB, headers: b.headers });

  const a = inProject(await testSellerWithStore(server, `${MARK}-store`));
  const targets = await privateThings(server, a, { mark: MARK, productId });
  return worldOf({ server, a, b, c, targets, targetsOfB, targetsOfC, readsOfB, readsOfC });
}

/** The same people on another server, such as one on a copy of the database. */
export const worldOf = <Parts extends { server: TestApp; a: TestSeller }>(parts: Parts) => ({
  ...parts,
  rowsOfA: () => rowsOf(parts.server, parts.a),
});

interface Reading {
  server: TestApp;
  targets: Targets;
  headers: Record<string, string>;
}

/** What each call that reads answers, by its address. */
export async function readsOf(
  { server, targets, headers }: Reading,
  wanted: (operation: Operation) => boolean = () => true,
): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const operation of operationsOf(server).filter(wanted)) {
    // A download of one's data is noted, and evidence says when it was made, so that the next reading would tell another story.
    if (operation.method !== "GET" || /\/data-exports\/\{id\}|\/dispute-pack$/.test(operation.path)) continue;
    for (const url of addressesOf(operation, targets)) {
      const { statusCode, body } = await server.http.inject({ url, headers });
      told[url] = `${statusCode} ${body.replace(/"request_id":"[^"]*"/g, "")}`;
    }
  }
  return told;
}

/** What belongs to somebody by way of another row. */
const beneath = [
  "refunds t JOIN payments p ON p.id = t.payment_id WHERE p.user_id = $1",
  "order_items t JOIN orders o ON o.id = t.order_id JOIN stores s ON s.id = o.store_id WHERE s.user_id = $1",
  "order_changes t JOIN orders o ON o.id = t.order_id JOIN stores s ON s.id = o.store_id WHERE s.user_id = $1",
  "ad_spend_replaced t JOIN ad_imports i ON i.id = t.import_id JOIN stores s ON s.id = i.store_id WHERE s.user_id = $1",
];

/** A fingerprint of everything that belongs to somebody: a new table that names its owner is part of it. */
async function rowsOf({ database }: TestApp, { id }: TestSeller): Promise<string> {
  const tables = await database.sql<{ name: string; column: string }>(
    `SELECT c.table_name AS name, c.column_name AS column
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name IN ('user_id', 'store_id')
       AND c.data_type = 'uuid' ORDER BY 1, 2`,
  );
  const owned = tables.map(({ name, column }) =>
    column === "user_id"
      ? `${name} t WHERE t.user_id = $1`
      : `${name} t JOIN stores s ON s.id = t.store_id WHERE s.user_id = $1`,
  );
  const lines = ["users t WHERE t.id = $1", ...owned, ...beneath].map(
    (rest) => `SELECT t::text AS line FROM ${rest}`,
  );
  const [row] = await database.sql<{ hash: string }>(
    `SELECT md5(string_agg(line, '|' ORDER BY line)) AS hash FROM (${lines.join(" UNION ALL ")}) AS lines`,
    [id],
  );
  return row!.hash;
}
