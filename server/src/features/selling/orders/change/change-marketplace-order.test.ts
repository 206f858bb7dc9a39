// Orders of the marketplace itself have no seller: the operator changes them.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy, orderCalls, sendRefunds } from "#test/test-orders.ts";
import { testSeller } from "#test/test-seller.ts";
import { stockOf, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { listMarketplaceOrders } from "../list/list-marketplace-orders.ts";
import { changeMarketplaceOrder } from "./change-marketplace-order.ts";

let server: TestApp;
let shop: TestShop;
let buyer: Awaited<ReturnType<typeof testSeller>>;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(server, "shop");
  buyer = await testSeller(server, "Grace Hopper");
});
afterAll(() => server.close());

const bought = async (): Promise<{ id: string; number: number }> => {
  const id = await buy(server, [{ ...shop.line(0), website_url: null }], {}, buyer.headers);
  return { id, number: Number((await orderCalls(server, buyer).get(id)).number) };
};
const change = (number: number, status: "shipped" | "delivered" | "cancelled", more: object = {}) =>
  changeMarketplaceOrder(server.deps, number, { status, ...more });

test("it is sent and arrives, and its buyer sees it", async () => {
  const { id, number } = await bought();
  expect(await change(number, "shipped", { tracking: "1Z 999" })).toMatchObject({ tracking: "1Z 999" });
  expect((await change(number, "delivered")).status).toBe("delivered");
  const seen = await orderCalls(server, buyer).get(id);
  expect(seen.timeline.map(({ event }) => event)).toEqual(["placed", "paid", "shipped", "delivered"]);
  await expect(change(number, "cancelled")).rejects.toMatchObject({ code: "invalid_transition" });
});

test("cancelled, all of its money goes back and its goods are in stock again", async () => {
  const [before] = await stockOf(server, shop.productIds);
  const { id, number } = await bought();
  const order = await change(number, "cancelled");
  expect([order.status, order.refunded]).toEqual(["cancelled", order.total]);
  expect(await stockOf(server, shop.productIds)).toEqual([before]);
  await sendRefunds(server);
  expect((await orderCalls(server, buyer).get(id)).payment.status).toBe("refunded");
});

test("what a store sold is its seller's, and stands in no list of the operator's", async () => {
  const own = await buy(server, [shop.line(0)]);
  const { number } = await orderCalls(server, shop).get(own);
  await expect(change(Number(number), "cancelled")).rejects.toMatchObject({ code: "not_found" });
  const { orders, total } = await listMarketplaceOrders(server.deps, { status: undefined, limit: 1 });
  expect([orders.length, total]).toEqual([1, 2]);
  const cancelled = await listMarketplaceOrders(server.deps, { status: "cancelled", limit: 20 });
  expect([cancelled.orders.map(({ store }) => store), cancelled.total]).toEqual([[null], 1]);
});
