import { orders as orderEndpoints } from "@solodesk/contract/selling/orders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerChecks } from "#features/money/wallet/checks/book-checks.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy, orderCalls } from "#test/test-orders.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let member: TestSeller;
let seller: ReturnType<typeof orderCalls>;
let buyer: ReturnType<typeof orderCalls>;
const MANY = 1203;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(server, "shop");
  member = await testSeller(server, "Grace Hopper");
  seller = orderCalls(server, shop);
  buyer = orderCalls(server, member);
  const id = await buy(server, [shop.line(0)], {}, member.headers);
  const { sql } = server.database;
  await sql("UPDATE stores SET timezone = 'America/New_York' WHERE id = $1", [shop.storeId]);
  // Copies of this order: every third is a guest's, and they are placed hourly from 02:00 UTC.
  await sql(
    `INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object(
       'id', gen_random_uuid(), 'number', nextval('order_numbers'), 'placed_at', timestamptz '2026-05-01T02:00Z' + n * interval '1 hour',
       'status', CASE WHEN n % 2 = 0 THEN 'shipped' ELSE 'delivered' END, 'customer_name', 'Grace ' || n,
       'buyer_id', CASE WHEN n % 3 = 0 THEN NULL ELSE o.buyer_id END))).*
     FROM orders o, generate_series(0, $2::int - 2) n WHERE o.id = $1`,
    [id, MANY],
  );
  await sql(
    `INSERT INTO order_items SELECT (jsonb_populate_record(i, jsonb_build_object('order_id', o.id, 'store_id', o.store_id,
       'name', CASE WHEN o.customer_name = 'Grace 7' THEN 'Łódź =1+1' ELSE i.name END))).*
     FROM order_items i, orders o WHERE i.order_id = $1 AND o.id <> $1`,
    [id],
  );
});
// These rows have no full history, so only the ledger checks can pass.
afterAll(() => server.close(ledgerChecks));

const found = async (query: string, { list } = seller) => {
  const answer = await list(query);
  expect(answer.status, query).toBe(200);
  return answer.body;
};

test("the newest come first, page by page, each once", async () => {
  const numbers: number[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { orders, pagination } = await found(`page=${page}&page_size=100`);
    last = pagination.total_pages;
    numbers.push(...orders.map(({ number }) => Number(number)));
  }
  expect(numbers).toHaveLength(MANY);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a));
});

test("counts are of what is sought, whatever the status", async () => {
  const { orders, counts, pagination } = await found("status=delivered&page_size=5");
  expect([counts.paid, counts.shipped, counts.delivered, counts.refunded]).toEqual([1, 601, 601, 0]);
  expect([orders.length, pagination.total]).toEqual([5, 601]);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(["delivered"]));
});

test("days are the store's: two in the morning, UTC, is the evening before in New York", async () => {
  const day = await found("from=2026-04-30&to=2026-04-30");
  expect(day.orders.map(({ placed_at }) => placed_at)).toEqual([
    "2026-05-01T03:00:00.000Z",
    "2026-05-01T02:00:00.000Z",
  ]);
  expect((await found("from=2026-05-01&to=2026-05-01")).pagination.total).toBe(24);
  expect((await seller.list("from=2026-05-02&to=2026-05-01")).status).toBe(422);
});

test("words of the number, the customer and the items are found, and none of another's", async () => {
  const [newest] = (await found("page_size=1")).orders;
  expect((await found(`q=%23${newest!.number}`)).orders.map(({ id }) => id)).toEqual([newest!.id]);
  expect((await found("q=grace+1200")).pagination.total).toBe(1);
  expect((await found("q=%C5%82%C3%B3d%C5%BA")).orders.map(({ customer }) => customer.name)).toEqual([
    "Grace 7",
  ]);
  expect((await found("q=%25")).pagination.total).toBe(0);
  const other = orderCalls(server, await testStoreApp(server, "rival"));
  expect((await found("q=grace", other)).pagination.total).toBe(0);
});

test("buyers find what they bought, sellers without a store nothing", async () => {
  const { orders, pagination } = await found("role=buyer", buyer);
  expect(pagination.total).toBe(MANY - 401);
  expect(new Set(orders.map(({ role }) => role))).toEqual(new Set(["buyer"]));
  expect(new Set(orders.map(({ split }) => split))).toEqual(new Set([null]));
  expect((await found("", buyer)).pagination.total).toBe(0);
  expect((await found("role=buyer")).pagination.total).toBe(0);
});

test.each(["page=0", "page_size=101", "status=gone", "role=owner", "from=yesterday", "sort=total"])(
  "%s is refused",
  async (query) => {
    expect((await seller.list(query)).status).toBe(422);
  },
);

test("the file holds what the list leaves, and no formula", async () => {
  const lines = (body: string) => body.trimEnd().split("\r\n");
  const all = await call(server, orderEndpoints.export, {}, shop);
  expect([all.status, all.headers["content-disposition"]]).toEqual([
    200,
    'attachment; filename="orders.csv"',
  ]);
  expect(lines(all.text)).toHaveLength(MANY + 1);
  expect(new Set(lines(all.text).map((line) => line.split(",")[0])).size).toBe(MANY + 1);
  const some = await call(server, orderEndpoints.export, { query: { status: "delivered", q: "łódź" } }, shop);
  const [head, row, ...none] = lines(some.text);
  expect(head).toMatch(/^\uFEFFNumber,Placed,Time zone,Placed \(UTC\),Status,/);
  expect(row).toMatch(
    /^\d+,2026-05-01 05:00,America\/New_York,2026-05-01T09:00:00.000Z,delivered,Corner Shop,Grace 7,grace@example.com,/,
  );
  expect(row).toContain(",15.00,0.00,0.00,15.00,0.00,6.00,0.00,9.00,USD,sandbox,");
  expect(none).toEqual([]);
  expect(lines((await call(server, orderEndpoints.export, {}, await testSeller(server))).text)).toHaveLength(
    1,
  );
  const german = { headers: { ...shop.headers, "accept-language": "de" } };
  const inGerman = await call(
    server,
    orderEndpoints.export,
    { query: { status: "delivered", headings: "localized" } },
    german,
  );
  expect(lines(inGerman.text)[0]).toMatch(
    /^\uFEFFNummer,Bestellt,Zeitzone,Bestellt \(UTC\),Status,Shop,Kunde,/,
  );
  expect(lines(inGerman.text)[1]).toContain("Z,Zugestellt,Corner Shop,");
  const signedOut = await call(server, orderEndpoints.export, {});
  expect(signedOut.status).toBe(401);
});
