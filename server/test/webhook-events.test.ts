// Whatever way something happens, the seller's webhooks are called for it once, with what the API returns of it.

import { webhookEvents } from "@solodesk/contract/identity/webhooks.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { customers } from "@solodesk/contract/scheduling/customers.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enqueueWebhook } from "#features/identity/webhooks/enqueue-webhook.ts";
import { adjustWallet } from "#features/money/wallet/adjust-wallet.ts";
import { expireAppointments } from "#features/scheduling/appointments/change/expire-appointments.ts";
import { settlePayout } from "#features/selling/payouts/settle/settle-payout.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { minutes } from "#kernel/time/clock.ts";
import { call } from "./call.ts";
import { confirmNow } from "./confirm-now.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { buy, orderCalls, place, sendRefunds, settle } from "./test-orders.ts";
import { paidService } from "./test-paid-service.ts";
import { destinationOf, earn } from "./test-payouts.ts";
import { testSeller } from "./test-seller.ts";
import { type TestShop, testStoreApp } from "./test-store-app.ts";
import { deliver, type WebhookReceiver, webhookCalls, webhookReceiver } from "./test-webhooks.ts";

let server: TestApp;
let receiver: WebhookReceiver;
let shop: TestShop;
let webhookId: string;
let made = 0;
beforeAll(async () => {
  receiver = await webhookReceiver();
  server = await testApp({ WEBHOOKS_TO_PRIVATE: true });
});
beforeEach(async () => {
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(server, `shop-${made}`, { stock: [50] });
  await confirmNow(server);
  receiver.received.length = 0;
  webhookId = (await webhookCalls(server, shop).add(receiver.url)).id;
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

/** What was sent since the last time. */
async function sent() {
  await deliver(server.deps, webhookId);
  return receiver.received.splice(0).map(({ event }) => event);
}
const types = async () => (await sent()).map(({ type }) => type);

/** Each a second after the one before. */
async function add(starts_at: string, given = { name: "Grace Hopper", email: "grace@example.com" }) {
  server.clock.advance(1000);
  const body = { service_id: shop.serviceId, customer: given, starts_at };
  return (await call(server, appointments.create, { body }, shop)).body.data;
}
const edit = (id: string, body: object) => call(server, appointments.edit, { params: { id }, body }, shop);

test("an order that is paid, shipped and refunded", async () => {
  const orderId = await buy(server, [shop.line(0)]);
  const { get, change, refund } = orderCalls(server, shop);
  const [paid, ...none] = await sent();
  expect([paid!.type, none]).toEqual(["order.paid", []]);
  expect(paid!.data).toEqual(JSON.parse(JSON.stringify(await get(orderId))));
  await change(orderId, "shipped", { tracking: "T1" });
  const [shipped] = await sent();
  expect(shipped).toMatchObject({
    type: "order.shipped",
    data: { id: orderId, status: "shipped", tracking: "T1" },
  });
  await refund(orderId, { amount: 500 });
  const [refunded] = await sent();
  expect(refunded).toMatchObject({ type: "order.refunded", data: { id: orderId } });
  expect(refunded!.data).toEqual(JSON.parse(JSON.stringify(await get(orderId))));
  await sendRefunds(server);
  expect(await sent()).toEqual([]);
});

test("an order that is paid with credits, and one that is paid twice", async () => {
  const buyer = await testSeller(server);
  await adjustWallet(server.deps, buyer.id, { amount: 5000, reason: "A gift" });
  await confirmNow(server);
  await place(server, [shop.line(0)], { gateway: "wallet" }, buyer.headers);
  expect(await types()).toEqual(["order.paid"]);
  const { paymentId } = await place(server, [shop.line(0)]);
  await settle(server, paymentId);
  await settle(server, paymentId, "paid", "ch_again");
  expect(await types()).toEqual(["order.paid"]);
  await sendRefunds(server);
  await sendRefunds(server);
  expect(await types()).toEqual(["order.refunded"]);
});

test("what is tried again tells what it told first, whatever happened meanwhile", async () => {
  receiver.answerStatus(500);
  const orderId = await buy(server, [shop.line(0)]);
  const [first] = await sent();
  await orderCalls(server, shop).change(orderId, "shipped");
  receiver.answer();
  server.clock.advance(minutes(1));
  const news = await sent();
  expect(news.map(({ type, data }) => [type, data["status"]])).toEqual([
    ["order.paid", "paid"],
    ["order.shipped", "shipped"],
  ]);
  expect(news[0]).toEqual(first);
});

test("a booking that is created, moved, completed and cancelled, and a customer who is new", async () => {
  const { id } = await add("2026-06-03T10:00:00Z");
  const [created, customer, ...none] = await sent();
  expect([created!.type, customer!.type, none]).toEqual(["booking.created", "customer.created", []]);
  const get = async () => (await call(server, appointments.get, { params: { id } }, shop)).body.data;
  expect(created!.data).toEqual(JSON.parse(JSON.stringify(await get())));
  const [known] = (await call(server, customers.list, { query: { q: "grace" } }, shop)).body.data;
  expect(customer!.data).toEqual(known);
  await edit(id, { starts_at: "2026-06-03T11:00:00Z" });
  const [moved] = await sent();
  expect(moved).toMatchObject({ type: "booking.moved", data: { id, starts_at: "2026-06-03T11:00:00.000Z" } });
  await edit(id, { status: "Confirmed", notes: "Nothing to tell" });
  server.clock.set("2026-06-03T12:00:00Z");
  await call(
    server,
    appointments.complete,
    { params: { id }, body: { collected: { later: true } } },
    await again(),
  ).then(({ body }) => body);
  expect(await types()).toEqual(["booking.completed"]);
});

/** The same seller, whose session has run out. */
async function again() {
  const { secrets, newId } = server.deps;
  const { token } = await accessTokens(secrets, server.clock, newId).issue(shop);
  return { headers: { authorization: `Bearer ${token}` } };
}

test("a customer is new once, by their email, or without one by their name and phone", async () => {
  await add("2026-06-03T10:00:00Z");
  await add("2026-06-03T11:00:00Z", { name: "Grace H.", email: "GRACE@example.com" });
  await add("2026-06-03T12:00:00Z", { name: "Grace H.", email: "" });
  await add("2026-06-03T13:00:00Z", { name: "grace h.", email: "" });
  const news = (await sent()).filter(({ type }) => type === "customer.created");
  expect(news.map(({ data }) => data["name"])).toEqual(["Grace Hopper", "Grace H."]);
});

test("a booking that its guest makes, moves and cancels, and one that nobody answers", async () => {
  const store = { website_url: shop.websiteUrl };
  const book = async (starts_at: string) => {
    const customer = { name: "Ann", email: "ann@example.com" };
    const body = { service_id: shop.serviceId, starts_at, customer };
    const { data, manage } = (await call(server, bookings.book, { params: store, body })).body;
    return { id: data.id, code: manage.split("/").at(-1)! };
  };
  const { code } = await book("2026-06-03T10:00:00Z");
  const change = async (body: object) => {
    const where = { params: { ...store, code } };
    const { version } = (await call(server, bookings.get, where)).body.data;
    return (await call(server, bookings.change, { ...where, body: { ...body, version } })).body;
  };
  await change({ starts_at: "2026-06-03T11:00:00Z" });
  await change({ status: "Cancelled" });
  const news = (await types()).filter((type) => type !== "customer.created");
  expect(news).toEqual(["booking.created", "booking.moved", "booking.cancelled"]);
  server.clock.advance(1000);
  const { id } = await book("2026-06-03T14:00:00Z");
  await server.database.sql("UPDATE appointments SET status = 'Pending' WHERE id = $1", [id]);
  server.clock.set("2026-06-03T14:01:00Z");
  await expireAppointments(server.deps);
  expect(await types()).toEqual(["booking.created", "booking.cancelled"]);
});

test("each appointment of a series, and a time that is paid for and refunded", async () => {
  const { data } = (
    await call(
      server,
      series.create,
      {
        body: {
          service_id: shop.serviceId,
          customer: { name: "Ann", email: "ann@example.com" },
          starts_at: "2026-06-03T10:00:00Z",
          every_weeks: 1,
          count: 3,
        },
      },
      shop,
    )
  ).body;
  const created = await types();
  expect(created.filter((type) => type === "booking.created")).toHaveLength(3);
  expect(created.filter((type) => type === "customer.created")).toHaveLength(1);
  const [first] = data;
  const where = { params: { id: first!.series_id! }, body: { from: first!.id } };
  await call(server, series.cancel, where, shop);
  expect(await types()).toEqual(Array.from({ length: 3 }, () => "booking.cancelled"));

  const { edit: editService, line } = paidService(server, shop);
  await editService({ payment: { due: "full" } });
  const orderId = await buy(server, [line("2026-06-04T10:00:00Z")]);
  expect((await types()).toSorted()).toEqual(["booking.created", "customer.created", "order.paid"]);
  await orderCalls(server, shop).change(orderId, "cancelled");
  expect((await types()).toSorted()).toEqual(["booking.cancelled", "order.refunded"]);
});

test("a withdrawal that is paid, and one that fails", async () => {
  await earn(server.deps, shop.id, 10_000);
  const destination_id = await destinationOf(server, shop.id);
  const request = async () =>
    (await call(server, payouts.request, { body: { amount: 5000, destination_id } }, shop)).body.data.id;
  const [paid, failed] = [await request(), await request()];
  await server.database.sql("UPDATE payouts SET status = 'processing', provider = 'manual'");
  await settlePayout(server.deps, paid, "manual", { status: "paid", reference: "X1" });
  await settlePayout(server.deps, paid, "manual", { status: "paid", reference: "X1" });
  await settlePayout(server.deps, failed, "manual", { status: "failed", reason: "Closed" });
  const news = await sent();
  expect(news.map(({ type }) => type)).toEqual(["payout.paid", "payout.failed"]);
  const listed = (await call(server, payouts.list, {}, shop)).body.data;
  expect(news[0]!.data).toEqual(listed.find(({ id }) => id === paid));
});

test("nobody else's webhook is called, nor for what it does not want, nor for what is rolled back", async () => {
  const rival = webhookCalls(server, await testSeller(server));
  const { id: theirs } = await rival.add(receiver.url);
  const { id: picky } = await webhookCalls(server, shop).add(receiver.url, ["order.shipped"]);
  await buy(server, [shop.line(0)]);
  const buyer = await testSeller(server);
  await buy(server, [{ ...shop.line(0), website_url: null }], {}, buyer.headers);
  for (const id of [theirs, picky]) await deliver(server.deps, id);
  expect(receiver.received).toEqual([]);
  expect(await types()).toEqual(["order.paid"]);
  const failing = inTransaction(server.deps, async (deps) => {
    await enqueueWebhook(deps, { userId: shop.id, events: webhookEvents, objectId: shop.storeId });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await sent()).toEqual([]);
});
