// Events about a seller's money and appointments cause a notification in the app along with the email.

import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emailOwner } from "#features/identity/auth/emails/email-owner.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { recordOutside } from "#features/money/payments/record-outside.ts";
import { manageAddress } from "#features/scheduling/appointments/manage-address.ts";
import { sendPayouts } from "#features/selling/payouts/settle/send-payouts.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { call, callUnchecked } from "#test/call.ts";
import { bookAt, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { buy, place, settle } from "#test/test-orders.ts";
import { testEarner } from "#test/test-payouts.ts";
import { testSeller } from "#test/test-seller.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { fullDay } from "#test/test-waitlist.ts";
import { purposes } from "../../../purposes.ts";
import { savePreference } from "./save-preference.ts";

let app: TestMailApp;
beforeAll(async () => {
  app = await testMailApp({ SANDBOX: "on", PAYOUT_PROVIDER: "sandbox", PAYOUT_DELAY_HOURS: 0 });
});
afterAll(() => app.close());

let shop: TestShop;
let made = 0;
beforeEach(async () => {
  app.server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(app.server, `shop-${made}`);
});

const newsOf = async ({ id }: { id: string }) => {
  const rows = await app.server.database.sql<{ kind: string; about: string; path: string }>(
    "SELECT kind, about, path FROM notifications WHERE user_id = $1 ORDER BY created_at, id",
    [id],
  );
  return rows.map(({ kind, about, path }) => [kind, about, path]);
};

test("an order is news once it is paid; one that never is, and what the seller does, is none", async () => {
  const { server } = app;
  const id = await buy(server, [shop.line(0)]);
  const [order] = await server.database.sql<{ number: string }>("SELECT number FROM orders WHERE id = $1", [
    id,
  ]);
  const paid = ["order_paid", `Order ${order!.number}, Grace Hopper, $15.00`, `/orders?order=${id}`];
  expect(await newsOf(shop)).toEqual([paid]);
  const { paymentId } = await place(server, [shop.line(0)]);
  await settle(server, paymentId, "expired");
  const cancel = { method: "POST", url: `${M}/user/orders/${id}/status`, headers: shop.headers } as const;
  const cancelled = await server.http.inject({ ...cancel, payload: { status: "cancelled" } });
  expect(cancelled.statusCode).toBe(200);
  expect(await newsOf(shop)).toEqual([paid]);
});

test("a visitor who books, moves and cancels is news; the seller's own entries are none", async () => {
  const { server } = app;
  const own = { service_id: shop.serviceId, starts_at: "2026-06-09T09:00:00Z", customer: { name: "Ann" } };
  await call(server, appointments.create, { body: own }, shop);
  expect(await newsOf(shop)).toEqual([]);
  const { id } = await bookAt(server, shop, "2026-06-10T14:00:00Z");
  const address = manageAddress(server.deps.secrets, "", shop.websiteUrl, id);
  const change = (payload: object) =>
    callUnchecked(server, bookings.change, {
      params: { website_url: shop.websiteUrl, code: address.slice(address.lastIndexOf("/") + 1) },
      body: payload,
    });
  expect((await change({ version: 1, starts_at: "2026-06-11T14:00:00Z" })).status).toBe(200);
  expect((await change({ version: 2, status: "Cancelled" })).status).toBe(200);
  const path = `/appointments?appointment=${id}`;
  expect(await newsOf(shop)).toEqual([
    ["booking_new", "Grace Hopper, Haircut, Wed, Jun 10, 2:00 PM", path],
    ["booking_moved", "Grace Hopper, Haircut, Thu, Jun 11, 2:00 PM", path],
    ["booking_cancelled", "Grace Hopper, Haircut, Thu, Jun 11, 2:00 PM", path],
  ]);
});

test("whoever waits for a full day is news, once", async () => {
  const day = await fullDay(app.server, `full-${made}`);
  for (let n = 0; n < 2; n += 1) expect((await day.join("Ann")).status).toBe(201);
  expect(await newsOf(day)).toEqual([
    ["waitlist", "Ann, Haircut, Jun 2", expect.stringMatching(/^\/appointments\/pending#waiting-[\w-]{36}$/)],
  ]);
});

test("what became of a withdrawal is news, that it was asked for is none", async () => {
  const { server } = app;
  const lucky = await testEarner(server, 9000);
  const unlucky = await testEarner(server, 9000, { kind: "paypal", email: "fail@example.com" });
  const paths: string[] = [];
  for (const { request } of [lucky, unlucky])
    paths.push(`/withdrawal?payout=${(await request(2000)).body.data.id}`);
  expect(await newsOf(lucky)).toEqual([]);
  await sendPayouts(server.deps);
  const about = "$20.00 to a•••@example.com";
  expect(await newsOf(lucky)).toEqual([["payout_paid", about, paths[0]]]);
  expect(await newsOf(unlucky)).toEqual([["payout_failed", about, paths[1]]]);
});

test("a disputed payment is news to whoever sold, when it is taken and when it is won", async () => {
  const { server } = app;
  const { paymentId } = await place(server, [shop.line(0)]);
  await settle(server, paymentId);
  const payment = (await findPayment(server.deps.db, paymentId))!;
  const { amount, currency } = payment;
  const charge = {
    chargeId: `ch_${paymentId}`,
    gatewayRefundId: null,
    amount,
    currency,
    eventId: "e",
    type: "dispute",
  };
  const tell = (outcome: "taken" | "returned") =>
    inTransaction(server.deps, (deps) =>
      recordOutside(deps, purposes, "sandbox", {
        ...charge,
        kind: "dispute",
        outcome,
      }),
    );
  await tell("taken");
  await tell("taken");
  await tell("returned");
  const said = (await newsOf(shop)).filter(([kind]) => kind === "dispute").map(([, about]) => about);
  expect(said).toEqual([
    expect.stringMatching(
      /^Order \d+, Grace Hopper, the buyer's bank took the money back. Open the order to download your evidence$/,
    ),
    expect.stringMatching(/^Order \d+, Grace Hopper, won$/),
  ]);
});

test("what touches the account is news, a link to its mailbox is none", async () => {
  const { deps } = app.server;
  const reader = { userId: shop.id, to: "ada@example.com" };
  const at = deps.clock.now();
  await emailOwner(deps, reader, { kind: "reset_password", link: "https://x", email: reader.to });
  await emailOwner(deps, reader, { kind: "password_changed", at });
  expect(await newsOf(shop)).toEqual([["security", "Your password was changed", "/profile"]]);
});

test("whoever turned a kind off neither reads of it here nor by mail; all else goes on", async () => {
  const { server, delivered } = app;
  const mailsOf = async () => {
    await delivered();
    const rows = await server.database.sql<{ kind: string; status: string; error: string | null }>(
      "SELECT kind, status, error FROM mails WHERE user_id = $1 AND recipient = $2 ORDER BY kind",
      [shop.id, `${shop.id}@example.com`],
    );
    return rows.map(({ kind, status, error }) => [kind, status, error]);
  };
  // Another user's preferences have no effect here.
  const { id: another } = await testSeller(server);
  await savePreference(server.deps, another, { kind: "order_paid", in_app: false });
  await savePreference(server.deps, another, { kind: "booking_new", by_mail: false });
  await savePreference(server.deps, shop.id, { kind: "order_paid", by_mail: false });
  await savePreference(server.deps, shop.id, { kind: "booking_new", in_app: false });
  await buy(server, [shop.line(0)]);
  await bookAt(server, shop, "2026-06-10T14:00:00Z");
  expect((await newsOf(shop)).map(([kind]) => kind)).toEqual(["order_paid"]);
  expect(await mailsOf()).toEqual([
    ["new_booking", "sent", null],
    ["new_sale", "kept", "You turned off these emails in Settings."],
  ]);
});
