// Nobody can hold the marketplace's goods without paying: not alone, not with many payments at once, and not
// through two processes. Buyers who want more than there is room for can still buy, and get it if they pay
// first.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reconcilePayments } from "#features/money/payments/reconcile/reconcile-payments.ts";
import { minutes } from "#kernel/time/clock.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import { secondApp } from "#test/second-app.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { orderCalls, refundsOf, settle } from "#test/test-orders.ts";
import { testSeller } from "#test/test-seller.ts";
import { purchase, stockOf, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { purposes } from "../../../../purposes.ts";
import { deleteEndedHolds } from "./unpaid-holds.repository.ts";

let server: TestApp;
let shops = 0;
let guests = 0;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1" });
  server.clock.set("2026-06-01T12:00:00Z");
});
afterAll(() => server.close());

const shopWith = (...stock: number[]): Promise<TestShop> =>
  testStoreApp(server, `shop-${++shops}`, { stock });
interface From {
  address?: string;
  email?: string;
  phone?: string;
  headers?: Record<string, string>;
}
/** Starts a payment as a new guest, unless `from` says who it is. */
async function begin(
  items: object[],
  from: From = {},
  { http }: Pick<TestApp, "http"> = server,
): Promise<string> {
  guests += 1;
  const { address = `198.51.${guests >> 8}.${guests & 255}`, email = `g${guests}@example.com` } = from;
  const { phone = "", headers = {} } = from;
  const answer = await http.inject({
    method: "POST",
    url: `${M}/payment/create`,
    headers: { ...headers, "x-forwarded-for": address },
    payload: purchase(items, { customer: { name: "Grace", email, phone } }),
  });
  return answer.statusCode === 201 ? answer.json().payment_session_id : answer.json().code;
}
const keptOf = async (shop: TestShop, of: number): Promise<number[]> =>
  (await stockOf(server, shop.productIds)).map((left) => of - (left ?? 0));
const sum = (of: number[]) => of.reduce((all, one) => all + one, 0);
const ID = /^[\da-f-]{36}$/;

test("a guest who begins three payments for everything keeps 20 pieces of it; others buy the rest", async () => {
  const shop = await shopWith(...Array.from({ length: 66 }, () => 4));
  const lines = shop.productIds.map((_, nth) => shop.line(nth, 4));
  for (const part of [lines.slice(0, 22), lines.slice(22, 44), lines.slice(44)])
    expect(await begin(part, { address: "192.0.2.1" })).toMatch(ID);
  expect(sum(await keptOf(shop, 4)), "more than a share of any is no guest's to keep").toBe(0);
  const ones = shop.productIds.map((_, nth) => shop.line(nth));
  for (const part of [ones.slice(0, 22), ones.slice(22, 44), ones.slice(44)])
    expect(await begin(part, { address: "192.0.2.1" })).toMatch(ID);
  expect(sum(await keptOf(shop, 4))).toBe(20);
  // All guests together hold half of each, whatever networks and addresses they use.
  for (let nth = 0; nth < 4; nth += 1) expect(await begin([shop.line(65)])).toMatch(ID);
  expect((await keptOf(shop, 4)).at(-1)).toBe(2);
});

test.each([
  ["an IPv6 network", (nth: number) => ({ address: `2001:db8:0:7::${nth}` })],
  [
    "an email, however it is written",
    (nth: number) => ({ email: nth % 2 ? "EVE@example.com" : "eve@example.com" }),
  ],
  [
    "a phone, however it is written",
    (nth: number) => ({ phone: nth % 2 ? "+1 212 555 0100" : "+12125550100" }),
  ],
])("guests count by %s", async (_, from) => {
  const shop = await shopWith(10, 10, 10);
  for (let nth = 1; nth <= 3; nth += 1) expect(await begin([shop.line(0)], from(nth))).toMatch(ID);
  expect(await keptOf(shop, 10)).toEqual([2, 0, 0]);
});

test("payments begun at once, in two processes, keep no more than those begun one after the other", async () => {
  const shop = await shopWith(...Array.from({ length: 60 }, () => 1));
  const other = await secondApp(server);
  try {
    const answers = await concurrently(
      random,
      Array.from({ length: 15 }, (_, nth) => () => {
        const items = [0, 1, 2, 3].map((at) => shop.line(nth * 4 + at));
        return begin(items, { address: "203.0.113.9" }, nth % 2 ? server : other);
      }),
    );
    expect(answers.filter((id) => ID.test(id))).toHaveLength(15);
    expect(sum(await keptOf(shop, 1))).toBe(20);
  } finally {
    await other.close();
  }
});

test("honest buyers: the last piece is one guest's, a company's 999 are its own, and a family has room each", async () => {
  const shop = await shopWith(1, 1000, 20);
  expect(await begin([shop.line(0)])).toMatch(ID);
  expect(await begin([shop.line(0)])).toBe("out_of_stock");
  const { headers } = await testSeller(server, "Ada");
  expect(await begin([shop.line(1, 999)], { headers, address: "192.0.2.77" })).toMatch(ID);
  const family = { address: "192.0.2.77" };
  for (let nth = 0; nth < 4; nth += 1) expect(await begin([shop.line(2)], family)).toMatch(ID);
  expect(await stockOf(server, shop.productIds)).toEqual([0, 1, 16]);
});

test("what was not kept is taken when it is paid, by whoever pays first; the others get their money back", async () => {
  const shop = await shopWith(2);
  const [first, second] = [await begin([shop.line(0, 2)]), await begin([shop.line(0, 2)])];
  expect(await stockOf(server, shop.productIds)).toEqual([2]);
  expect((await settle(server, second)).status).toBe("succeeded");
  expect(await stockOf(server, shop.productIds)).toEqual([0]);
  const late = await settle(server, first);
  expect([late.status, late.refunded]).toEqual(["succeeded", late.amount]);
  const orders = await server.database.sql<{ id: string; status: string }>(
    "SELECT id, status FROM orders WHERE payment_id = ANY($1) ORDER BY status",
    [[first, second]],
  );
  expect(orders.map(({ status }) => status)).toEqual(["cancelled", "paid"]);
  const sold = orders[1]!.id;
  const refund = await orderCalls(server, shop).refund(sold, { restock: true });
  expect([refund.status, (await refundsOf(server, sold)).length]).toEqual([200, 1]);
  expect(await stockOf(server, shop.productIds)).toEqual([2]);
});

test("room is there again once payments are over, and nothing of who it was stays", async () => {
  const shop = await shopWith(10);
  const eve = { address: "192.0.2.200", email: "secret@example.com", phone: "+1 212 555 0199" };
  for (let nth = 0; nth < 3; nth += 1) await begin([shop.line(0)], eve);
  expect(await keptOf(shop, 10)).toEqual([2]);
  const held = await server.database.sql<{ key: string }>("SELECT key FROM unpaid_holds");
  expect(held.map(({ key }) => key).join(" ")).not.toMatch(/secret|192\.0|2125550199/);
  server.clock.advance(minutes(16));
  await reconcilePayments(server.deps, purposes);
  expect(await keptOf(shop, 10)).toEqual([0]);
  for (let nth = 0; nth < 3; nth += 1) await begin([shop.line(0)], eve);
  expect(await keptOf(shop, 10)).toEqual([2]);
  expect(await deleteEndedHolds(server.deps.db)).toBeGreaterThan(0);
  expect(await deleteEndedHolds(server.deps.db)).toBe(0);
  expect(await keptOf(shop, 10)).toEqual([2]);
});
