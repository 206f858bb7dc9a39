// Which openings of customers' pages are recorded, how often, and how long they are kept.
import { orders } from "@solodesk/contract/selling/orders.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { orderCode } from "../place/order-code.ts";
import { forgetOpens } from "./forget-opens.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let server: TestApp;
let shop: TestShop;
let order: string;
let appointment: string;
let made = 0;
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: false });
  server.clock.set("2026-06-01T12:10:00Z");
  shop = await testStoreApp(server, "pottery");
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set("2026-06-01T12:10:00Z");
  made += 1;
  const lesson = {
    kind: "service",
    id: shop.serviceId,
    quantity: 1,
    website_url: "pottery",
    starts_at: `2026-06-${10 + made}T13:00:00Z`,
  };
  const { paymentId, orderIds } = await place(server, [lesson]);
  order = orderIds[0] ?? "";
  await settle(server, paymentId);
  const [item] = await server.database.sql<{ id: string }>(
    "SELECT appointment_id AS id FROM order_items WHERE order_id = $1",
    [order],
  );
  appointment = item?.id ?? "";
});

const open = async (page: "order" | "booking", code: string, headers: Record<string, string> = {}) => {
  const answer = await call(
    server,
    orders.recordOpen,
    { body: { page, code } },
    { headers: { "user-agent": FIREFOX, ...headers } },
  );
  expect(answer.status).toBe(204);
};
const codeOf = (id: string) => orderCode(server.deps.secrets, id);
const openOrder = (headers?: Record<string, string>) => open("order", codeOf(order), headers);
const openBooking = () => open("booking", manageCode(server.deps.secrets, appointment));
const opens = () =>
  server.database.sql<{ appointment_id: string | null; at: Date }>(
    "SELECT appointment_id, at FROM order_opens WHERE order_id = $1 ORDER BY at",
    [order],
  );

test("each page counts once an hour, and for itself", async () => {
  await Promise.all([openOrder(), openOrder(), openBooking(), openBooking(), openOrder()]);
  server.clock.advance(minutes(40));
  await openOrder();
  expect((await opens()).map(({ appointment_id }) => appointment_id).toSorted()).toEqual([appointment, null]);
  server.clock.advance(minutes(15));
  await openOrder();
  expect((await opens()).at(-1)).toEqual({ appointment_id: null, at: new Date("2026-06-01T13:05:00Z") });
  expect(await opens()).toHaveLength(3);
});

test("bots, who asks not to be tracked, and codes that were not made here are answered alike and not recorded", async () => {
  await openOrder({
    "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  });
  await openOrder({ "user-agent": "" });
  await openOrder({ dnt: "1" });
  await openOrder({ "sec-gpc": "1" });
  await open("booking", codeOf(order));
  await open("order", manageCode(server.deps.secrets, appointment));
  await open("order", "nonsense");
  expect(await opens()).toEqual([]);
  await openOrder();
  expect(await opens()).toHaveLength(1);
});

test("those of an order that is never paid go after 30 days, those of a paid one stay", async () => {
  const unpaid = (await place(server, [shop.line(0)])).orderIds[0] ?? "";
  const ofUnpaid = () => server.database.sql("SELECT at FROM order_opens WHERE order_id = $1", [unpaid]);
  await open("order", codeOf(unpaid));
  await openOrder();
  server.clock.advance(days(30) - minutes(1));
  await forgetOpens(server.deps);
  expect(await ofUnpaid()).toHaveLength(1);
  server.clock.advance(minutes(2));
  await forgetOpens(server.deps);
  expect([await ofUnpaid(), (await opens()).length]).toEqual([[], 1]);
});

test("an order has 50 at most, the first ones", async () => {
  for (let hour = 0; hour < 55; hour += 1) {
    await openOrder();
    server.clock.advance(minutes(60));
  }
  const kept = await opens();
  expect([kept.length, kept.at(-1)?.at]).toEqual([50, new Date("2026-06-03T13:10:00Z")]);
});

test("they go after ACTIVITY_DAYS", async () => {
  await forgetOpens(server.deps);
  await openOrder();
  server.clock.advance(days(server.deps.config.ACTIVITY_DAYS) - minutes(1));
  expect([await forgetOpens(server.deps), (await opens()).length]).toEqual([0, 1]);
  server.clock.advance(minutes(2));
  expect(await forgetOpens(server.deps)).toBeGreaterThan(0);
  expect(await opens()).toEqual([]);
});
