// Every frequent statement names the store whose rows it reads or writes, in each table that it touches. A database that
// keeps each store's rows on one machine can then send it there: docs/operate/growing.md.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossStores } from "./across-stores.ts";
import { type Asked, statementsOf } from "./rows-read.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { buy, orderCalls, sendRefunds } from "./test-orders.ts";
import { paidService } from "./test-paid-service.ts";
import { testSellerWithStore } from "./test-seller.ts";
import { type TestShop, testStoreApp } from "./test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let asked: Asked[];
/** Those that have a `store_id`. */
let tables: Set<string>;

beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(server, "named");
  const rows = await server.database.sql<{ name: string }>(
    "SELECT attrelid::regclass::text AS name FROM pg_attribute JOIN pg_class c ON c.oid = attrelid WHERE attname = 'store_id' AND relkind = 'r'",
  );
  tables = new Set(rows.map(({ name }) => name));
  asked = await statementsOf(everyDay);
});
afterAll(() => server.close());

async function read(url: string, headers = {}): Promise<void> {
  const answer = await server.http.inject({ url, headers });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
}

/** What visitors, buyers and sellers do most often. */
async function everyDay(): Promise<void> {
  const { edit, line } = paidService(server, shop);
  await edit({ payment: { due: "deposit", deposit: { percent: 30 } } });
  await read(`${M}/store/named/slots?service_id=${shop.serviceId}&from=2026-06-03&to=2026-06-04`);
  const orderId = await buy(server, [shop.line(0, 2), line()]);
  const calls = orderCalls(server, shop);
  await calls.get(orderId);
  await calls.change(orderId, "processing");
  await calls.note(orderId, "Wrapped");
  await calls.refund(orderId, { lines: [{ line: 1, quantity: 1 }] });
  await sendRefunds(server);
  for (const path of [
    "",
    "/orders",
    "/orders?q=1002",
    "/appointments",
    "/today",
    "/my-products",
    "/waitlist",
  ])
    await read(`${M}/user${path}`, shop.headers);
}

/** What `buy` and `sendRefunds` look up. */
const ofTests = /^SELECT id FROM (?:orders|refunds) WHERE/;

interface Node {
  Alias?: string;
  "Relation Name"?: string;
  Operation?: string;
  Plans?: Node[];
  [condition: string]: unknown;
}

const below = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(below)];

/** The tables of stores in a plan that no condition restricts to a store, and no inserted column names it in. */
function unnamed(plan: Node, text: string): string[] {
  const nodes = below(plan);
  const conditions = nodes.flatMap((node) =>
    Object.entries(node).flatMap(([key, value]) => (/Cond|Filter/.test(key) ? [String(value)] : [])),
  );
  return nodes.flatMap(({ Alias: alias = "", "Relation Name": table = "", Operation: operation }) => {
    if (!tables.has(table)) return [];
    if (operation === "Insert") return /\bINSERT INTO[^(]*\([^)]*"?store_id\b/i.test(text) ? [] : [table];
    // The rows that are changed are found by a node below.
    if (operation !== undefined) return [];
    const isNamed = new RegExp(`(?:^|[^\\w.])${alias}\\.store_id\\)? = |= \\(?${alias}\\.store_id\\b`);
    return conditions.some((one) => isNamed.test(one)) ? [] : [table];
  });
}

const shortened = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?:"\w+", )+"\w+"/g, "…");

test("each of them names the store in each of its tables, or is across stores for a reason", async () => {
  const client = new pg.Client({ connectionString: server.database.ownerUrl });
  await client.connect();
  await client.query("SET enable_seqscan = off");
  const distinct = new Map(asked.map((one) => [one.text, one]));
  const found = new Set<string>();
  let named = 0;
  for (const { text, values } of distinct.values()) {
    if (!/^\s*(?:select|with|insert|update|delete)\b/i.test(text) || ofTests.test(text)) continue;
    const explained = await client.query(`EXPLAIN (VERBOSE, FORMAT JSON) ${text}`, values);
    const plan: Node = explained.rows[0]["QUERY PLAN"][0].Plan;
    const missing = [...new Set(unnamed(plan, text))];
    if (missing.length > 0) found.add(`${missing.toSorted().join(", ")}: ${shortened(text)}`);
    else if (below(plan).some((node) => tables.has(node["Relation Name"] ?? ""))) named += 1;
  }
  await client.end();
  const begins = Object.keys(acrossStores);
  const unknown = [...found].filter((one) => !begins.some((begin) => one.startsWith(begin)));
  expect(unknown).toEqual([]);
  expect(begins.filter((begin) => ![...found].some((one) => one.startsWith(begin)))).toEqual([]);
  expect(named).toBeGreaterThan(20);
});

test("a row names the store of its order: never another, nor none", async () => {
  const { sql } = server.database;
  const other = await testSellerWithStore(server, "other");
  for (const table of ["order_items", "order_changes", "refunds"]) {
    await expect(sql(`UPDATE ${table} SET store_id = $1`, [other.storeId]), table).rejects.toMatchObject({
      constraint: `${table}_store`,
    });
    await sql(`UPDATE ${table} SET store_id = NULL`);
    const left = await sql(`SELECT DISTINCT store_id FROM ${table} WHERE order_id IS NOT NULL`);
    expect(left, table).toEqual([{ store_id: shop.storeId }]);
  }
});
