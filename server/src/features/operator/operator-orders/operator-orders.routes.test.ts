import { operatorOrders } from "@solodesk/contract/operator/operator-orders.ts";
import { refundedBy } from "@solodesk/contract/selling/orders/refund.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { OPERATOR, testOperator } from "#test/test-operator.ts";
import { buy, orderCalls, refundsOf, sendRefunds } from "#test/test-orders.ts";
import { testSeller } from "#test/test-seller.ts";
import { stockOf, type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let operator: Awaited<ReturnType<typeof testOperator>>;
let shop: TestShop;
let buyer: Awaited<ReturnType<typeof testSeller>>;
beforeAll(async () => {
  server = await testApp({ OPERATOR_EMAILS: OPERATOR });
  operator = await testOperator(server);
  shop = await testStoreApp(server, "shop");
  buyer = await testSeller(server, "Grace Hopper");
});
afterAll(() => server.close());

/** Sold by the marketplace itself. */
const bought = () => buy(server, [{ ...shop.line(0, 2), website_url: null }], {}, buyer.headers);
const list = async (query: { status?: "paid" | "shipped"; q?: string; page_size?: number } = {}) =>
  (await call(server, operatorOrders.listOrders, { query }, operator)).body;
const get = (id: string) => call(server, operatorOrders.getOrder, { params: { id } }, operator);
const orderOf = async (id: string) => (await get(id)).body.data;
type Change = { status: "shipped" | "delivered" | "cancelled"; version: number; tracking?: string };
const change = (id: string, body: Change, as = operator) =>
  call(server, operatorOrders.changeOrder, { params: { id }, body }, as);
const returns = async () => (await call(server, operatorOrders.listReturns, {}, operator)).body.data;
const settle = (id: string, arrived: boolean, version: number) =>
  call(server, operatorOrders.settleReturn, { params: { id }, body: { arrived, version } }, operator);
const preview = (id: string) =>
  call(server, operatorOrders.previewCancellation, { params: { id } }, operator);
const unconfirmed = async (act: () => Promise<{ code: string | undefined }>) => {
  const { sql } = server.database;
  const [before] = await sql<{ at: Date }>(
    "SELECT max(confirmed_at) AS at FROM sessions WHERE user_id = $1",
    [operator.user.id],
  );
  await sql("UPDATE sessions SET confirmed_at = '2020-01-01' WHERE user_id = $1", [operator.user.id]);
  const { code } = await act();
  await sql("UPDATE sessions SET confirmed_at = $2 WHERE user_id = $1", [operator.user.id, before?.at]);
  return code;
};

/** Sold by the store, sent, and refunded: its goods wait for the marketplace to say that they are back. */
async function returned() {
  const seller = orderCalls(server, shop);
  const id = await buy(server, [shop.line(0, 2)]);
  await seller.change(id, "shipped");
  await seller.refund(id, { restock: true });
  const one = (await returns()).find((order) => order.id === id);
  if (!one) throw new Error("Nothing waits.");
  return one;
}

test("what the marketplace sold is found by number, email or name, and counted by status; no store's orders are", async () => {
  const [first, second] = [await bought(), await bought()];
  const own = await buy(server, [shop.line(0)]);
  const { number, customer, version } = await orderOf(first);
  await change(second, { status: "shipped", version });
  const all = await list();
  expect(all.orders.map(({ id }) => id)).toEqual([second, first]);
  expect([all.counts.paid, all.counts.shipped, all.pagination.total]).toEqual([1, 1, 2]);
  expect((await list({ status: "paid" })).orders.map(({ id }) => id)).toEqual([first]);
  expect((await list({ q: `#${number}` })).orders.map(({ id }) => id)).toEqual([first]);
  for (const q of [customer.email, customer.name])
    expect((await list({ q, page_size: 1 })).pagination.total, q).toBe(2);
  expect((await list({ q: "nobody" })).pagination.total).toBe(0);
  expect((await get(own)).status).toBe(404);
  expect((await change(own, { status: "cancelled", version: 2 })).status).toBe(404);
  expect((await preview(own)).status).toBe(404);
});

test("an order is shipped with its tracking, then delivered, and its buyer sees both", async () => {
  const id = await bought();
  const { version } = await orderOf(id);
  const shipped = (await change(id, { status: "shipped", tracking: "1Z 999", version })).body.data;
  expect(shipped).toMatchObject({ status: "shipped", tracking: "1Z 999", next: ["delivered"] });
  const stale = await change(id, { status: "delivered", version });
  expect([stale.status, stale.code, stale.refusal.current?.version]).toEqual([
    409,
    "version_conflict",
    shipped.version,
  ]);
  await change(id, { status: "delivered", version: shipped.version });
  const seen = await orderCalls(server, buyer).get(id);
  expect(seen.timeline.map(({ event }) => event)).toEqual(["placed", "paid", "shipped", "delivered"]);
  expect((await preview(id)).code).toBe("invalid_transition");
  expect(server.logged()).toContain("an operator changed an order");
});

test("cancelling refunds what was announced, and asks for a fresh confirmation", async () => {
  const id = await bought();
  const before = await stockOf(server, shop.productIds);
  const { version, total } = await orderOf(id);
  const announced = (await preview(id)).body.data;
  expect(announced.map(({ kind }) => kind)).toEqual(["refund_original", "stock_returned", "mail_sent"]);
  expect(refundedBy(announced)).toEqual(total);
  const cancel = () => change(id, { status: "cancelled", version });
  expect(await unconfirmed(cancel)).toBe("confirmation_required");
  expect((await cancel()).body.data).toMatchObject({ status: "cancelled", refunded: total });
  const [had = 0] = before;
  expect(await stockOf(server, shop.productIds)).toEqual([(had ?? 0) + 2]);
  await sendRefunds(server);
  expect((await refundsOf(server, id)).map(({ status }) => status)).toEqual(["succeeded"]);
});

test("if two operators ship and cancel at once, one gets a version conflict", async () => {
  const random = seededRandom();
  for (const [one, other] of [
    ["shipped", "cancelled"],
    ["cancelled", "cancelled"],
    ["shipped", "shipped"],
  ] as const) {
    const id = await bought();
    const { version } = await orderOf(id);
    const answers = await concurrently(random, [
      () => change(id, { status: one, version }),
      () => change(id, { status: other, version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await refundsOf(server, id)).length).toBe((await orderOf(id)).status === "cancelled" ? 1 : 0);
  }
});

test("goods that came back are in stock again and credit their store, once", async () => {
  const before = await stockOf(server, shop.productIds);
  const { id, number, version, ...shown } = await returned();
  expect(shown).toEqual({
    customer: "Grace Hopper",
    store: expect.any(String),
    pieces: [{ name: expect.any(String), quantity: 2 }],
    wholesale: { amount: 1200, currency: "USD" },
  });
  expect(await unconfirmed(() => settle(id, true, version))).toBe("confirmation_required");
  expect((await settle(id, true, version - 1)).code).toBe("version_conflict");
  const answers = await concurrently(seededRandom(), [
    () => settle(id, true, version),
    () => settle(id, false, version),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const isBack = answers[0]?.status === 200;
  const [had = 0] = before;
  expect(await stockOf(server, shop.productIds)).toEqual([(had ?? 0) - (isBack ? 0 : 2)]);
  expect((await returns()).map((one) => one.number)).not.toContain(number);
  expect((await settle(id, true, version)).code).toBe("invalid_transition");
  const { split } = await orderCalls(server, shop).get(id);
  expect(split?.wholesale.amount).toBe(isBack ? 0 : 1200);
});

test("only operators may", async () => {
  const id = await bought();
  const body = { status: "shipped" as const, version: 2 };
  expect((await call(server, operatorOrders.listOrders, {}, buyer)).code).toBe("forbidden");
  expect((await call(server, operatorOrders.listReturns, {}, buyer)).code).toBe("forbidden");
  expect((await call(server, operatorOrders.getOrder, { params: { id } }, buyer)).code).toBe("forbidden");
  const changed = await call(server, operatorOrders.changeOrder, { params: { id }, body }, buyer);
  expect(changed.code).toBe("forbidden");
});
