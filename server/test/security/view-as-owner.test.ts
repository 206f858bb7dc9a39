// An operator who views an account as its owner: every call of the API, with the token of the view.
import { people } from "@solodesk/contract/operator/people.ts";
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDefaultPlans } from "#features/money/plans/load-default-plans.ts";
import { type Caller, call } from "../call.ts";
import { type TestApp, testApp } from "../test-app.ts";
import { OPERATOR, testOperator } from "../test-operator.ts";
import { buy } from "../test-orders.ts";
import { type TestSeller, testSellerWithStore } from "../test-seller.ts";
import { testStoreApp } from "../test-store-app.ts";
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
let operator: Caller;
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

async function view(): Promise<Caller> {
  const body = { reason: "Asked why an order is missing" };
  const { token } = (await call(server, people.view, { params: { id: owner.id }, body }, operator)).body.data;
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

test("every write is refused, including public ones, and nothing changes", async () => {
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

test("the pages of operators are refused, so one view can't open another", async () => {
  const viewer = await view();
  const pages = operations.filter(({ path }) => path.startsWith(OPERATORS));
  expect(pages.length).toBeGreaterThanOrEqual(20);
  for (const operation of pages) {
    const answer = await send(operation, viewer);
    expect([operation.id, answer.statusCode, answer.json().code]).toEqual([operation.id, 403, "view_only"]);
  }
});

test("what the owner bought comes without the address on which anyone can change it", async () => {
  const { line } = await testStoreApp(server, "bought-from");
  const id = await buy(server, [line(0)], {}, owner.headers);
  const pages = async (caller: Caller) => {
    const list = await call(server, orders.list, { query: { role: "buyer" } }, caller);
    const one = await call(server, orders.get, { params: { id } }, caller);
    return [...list.body.orders, one.body.data].map(({ page }) => page);
  };
  const ofOwner = expect.stringContaining("/store/bought-from/order/");
  expect(await pages(owner)).toEqual([ofOwner, ofOwner]);
  expect(await pages(await view())).toEqual([null, null]);
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
