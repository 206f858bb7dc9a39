// Bookings with a saved card: what is asked before, what is charged after, and when the card goes.

import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { reconcilePayments } from "#features/money/payments/reconcile/reconcile-payments.ts";
import { recordOutside } from "#features/money/payments/record-outside.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { breakableLine } from "#test/faulty-gateway.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type CardSalon, cardPolicy, cardSalon } from "#test/test-card-salon.ts";
import { orderCalls, place, sendRefunds } from "#test/test-orders.ts";
import { usd } from "#test/test-paid-service.ts";
import { purchase } from "#test/test-store-app.ts";
import { purposes } from "../../../../purposes.ts";

/** A day and an hour before 10:00 on June 3, an hour before, and half an hour after. */
const [IN_TIME, LATE, BEGUN] = ["2026-06-02T09:00:00Z", "2026-06-03T09:00:00Z", "2026-06-03T10:30:00Z"];

let server: TestApp;
let line: ReturnType<typeof breakableLine>;
let salon: CardSalon;
let made = 0;
beforeAll(async () => {
  server = await testApp({ PLATFORM_FEE_BPS: 500, SANDBOX: "on" });
  line = breakableLine(server.deps);
});
beforeEach(async () => {
  line.mend();
  made += 1;
  salon = await cardSalon(server, `salon-${made}`);
});
// Checks the books, too.
afterAll(() => server.close());

const wallet = () => getWallet(server.deps.db, salon.shop.id);
const editPolicy = (policy: object | null) =>
  callUnchecked(server, store.edit, { body: { booking: { policy } } }, salon.shop);
const statusOf = async (id: string) =>
  (await server.database.sql<{ status: string }>("SELECT status FROM appointments WHERE id = $1", [id]))[0]
    ?.status;

describe("a service that needs a card", () => {
  test("needs a fee to charge, for as long as it does", async () => {
    const without = { ...cardPolicy, late_cancel: { keep: "deposit" }, no_show: { fee: null } };
    const keepsFee = "One of your services needs a card on file";
    for (const policy of [
      null,
      without,
      { ...cardPolicy, late_cancel: { keep: "none" }, no_show: { fee: usd(0) } },
    ]) {
      const { status, refusal } = await editPolicy(policy);
      expect([status, refusal.fields?.["booking.policy"]?.startsWith(keepsFee)]).toEqual([422, true]);
    }
    expect(await salon.adopt({ ...cardPolicy, no_show: { fee: null } })).toMatch(/^[0-9a-f]{64}$/);
    const free = await salon.service().edit({ payment: { due: "card_on_file" }, price: usd(0) });
    expect(free.refusal.fields).toEqual({
      "payment.due": "A free service can't ask for a card. Choose “At the appointment”.",
    });
    await salon.service().edit({ payment: { due: "at_appointment" } });
    expect((await salon.editPolicy(without)).status).toBe(200);
    const refused = await salon.service().edit({ payment: { due: "card_on_file" } });
    expect(refused.refusal.fields).toEqual({
      "payment.due":
        "A card on file needs a fee. Set a fee for no-shows or late cancellations in your store's cancellation policy first.",
    });
  });

  test("can't come back from the archive without one", async () => {
    const { serviceId: id } = salon.shop;
    await call(server, services.remove, { params: { id } }, salon.shop);
    expect((await editPolicy(null)).status).toBe(200);
    const { refusal } = await callUnchecked(server, services.restore, { params: { id } }, salon.shop);
    expect(Object.keys(refusal.fields ?? {})).toEqual(["payment.due"]);
  });
});

describe("booking with a card", () => {
  test("says what may be charged, takes nothing, and is confirmed at once", async () => {
    const preview = await salon.service().preview([salon.line()]);
    expect(preview).toMatchObject({
      total: usd(4500),
      due_now: usd(0),
      due_later: usd(4500),
      needs_card: true,
      gateways: ["sandbox"],
      groups: [{ items: [{ card_fee: { no_show: usd(3000), late_cancel: usd(2250) } }] }],
    });
    const { id, orderId } = await salon.bookWithCard();
    expect(await statusOf(id)).toBe("Confirmed");
    expect(await wallet()).toMatchObject({ pending: 0, deposits: 0, earnings: 0 });
    const seen = await salon.seenByGuest(id);
    expect(seen).toMatchObject({
      paid: usd(0),
      due: usd(4500),
      card: {
        label: "Test card 4242",
        kept_until: "2026-06-17T10:30:00.000Z",
        no_show: usd(3000),
        cancel_now: null,
        fee: null,
      },
    });
    expect(await salon.mailed(orderId, "order_confirmed")).toMatch(
      /Your card is saved, and nothing was charged\. Your appointment is confirmed\.[^]*If you don't come, \$30\.00 is charged to your card\./,
    );
    expect(await salon.mailed(orderId, "new_sale")).toContain("Your customer saved a card");
  });

  test("isn't booked without one, nor with credits", async () => {
    const params = { website_url: salon.shop.websiteUrl };
    const body = {
      service_id: salon.shop.serviceId,
      starts_at: "2026-06-03T10:00:00Z",
      customer: { name: "Grace", email: "grace@example.com" },
      policy_sha256: salon.sha256,
    };
    expect((await callUnchecked(server, bookings.book, { params, body })).code).toBe("payment_required");
    const member = await cardSalon(server, `member-${made}`);
    const buy = (more: object) =>
      callUnchecked(
        server,
        checkout.create,
        { body: purchase([salon.line()], { policy_sha256: salon.sha256, ...more }) },
        member.shop,
      );
    expect((await buy({ gateway: "wallet" })).refusal.fields).toHaveProperty("gateway");
    expect((await buy({ use_credits: true })).refusal.fields).toHaveProperty("use_credits");
  });

  test("a card that is declined books nothing, and frees the time", async () => {
    const { paymentId, id } = await salon.bookWithCard("decline");
    expect(await statusOf(id)).toBeUndefined();
    expect((await salon.verify(paymentId)).body.data.payment).toBe("failed");
  });

  test("waits for the seller where the service is on request", async () => {
    await salon.service().edit({ confirmation: "on_request" });
    const { id, orderId } = await salon.bookWithCard();
    expect(await statusOf(id)).toBe("Pending");
    expect(await salon.mailed(orderId, "order_confirmed")).toContain("confirms your appointment by email");
    await salon.at(LATE);
    // Nobody pays for cancelling what was never confirmed.
    expect((await salon.seenByGuest(id)).card).toMatchObject({ cancel_now: null });
    expect((await salon.cancelAsGuest(id)).status).toBe(200);
    expect(await salon.feeOf(id)).toBeUndefined();
  });

  test("with a product in the basket, the card that pays for it is saved in the same payment", async () => {
    const { id, orderId } = await salon.bookWithCard("pay", [salon.line(), salon.shop.line(0)]);
    const order = await orderCalls(server, salon.shop).get(orderId);
    expect(order.due_later).toEqual(usd(4500));
    expect(order.split?.earning.amount).toBeGreaterThan(0);
    expect((await salon.seenByGuest(id)).card).toMatchObject({ label: "Test card 4242" });
    await salon.at(BEGUN);
    await salon.set(id, { status: "No-show" });
    expect(await salon.chargesOf(id)).toEqual([{ amount: 3000 }]);
  });

  test("a session that the gateway tells of twice, and the browser too, saves one card", async () => {
    const { paymentId, orderIds } = await place(server, [salon.line()], { policy_sha256: salon.sha256 });
    await salon.choose(paymentId);
    await Promise.all([
      salon.verify(paymentId),
      salon.verify(paymentId),
      reconcilePayments(server.deps, purposes),
    ]);
    const rows = await server.database.sql("SELECT FROM appointment_cards WHERE order_id = $1", [
      orderIds[0],
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe("a no-show", () => {
  test("says before what is charged; then the fee is the seller's, less the platform's", async () => {
    const { id } = await salon.bookWithCard();
    await salon.at(BEGUN);
    expect((await salon.preview(id, "no_show")).body.data).toEqual([
      {
        kind: "fee_charged",
        text: "$30.00 is charged to Test card 4242. It is paid to you like an order, less the platform's fee.",
        amount: usd(3000),
      },
      { kind: "mail_sent", text: "Grace Hopper gets an email about it." },
    ]);
    const { status, body } = await salon.set(id, { status: "No-show" });
    expect([status, body.message]).toEqual([200, "No-show recorded. $30.00 was charged to Test card 4242."]);
    expect(await salon.chargesOf(id)).toEqual([{ amount: 3000 }]);
    expect(await wallet()).toMatchObject({ pending: 2850, deposits: 0 });
    const fee = (await salon.feeOf(id))!;
    expect(fee).toMatchObject({ fee: 3000, status: "paid", payment: "succeeded" });
    const order = await orderCalls(server, salon.shop).get(fee.orderId);
    expect(order).toMatchObject({
      total: usd(3000),
      tax: usd(0),
      fee: usd(150),
      next: [],
      items: [{ kind: "fee", name: expect.stringMatching(/^Fee for a missed appointment: .+, A-\d+$/) }],
    });
    expect(await salon.mailed(fee.orderId, "order_confirmed")).toContain(
      "charged $30.00 to the card you saved, under the cancellation policy you accepted when you booked.",
    );
    expect((await call(server, dashboard.get, {}, salon.shop)).body.revenue.this_month).toMatchObject(
      usd(3000),
    );
    expect((await salon.seenByGuest(id)).card?.fee).toEqual({ amount: usd(3000), state: "charged" });
  });

  test("charges nothing if the seller says so", async () => {
    const { id } = await salon.bookWithCard();
    await salon.at(BEGUN);
    expect((await salon.preview(id, "no_show", false)).body.data).toEqual([]);
    expect((await salon.set(id, { status: "No-show", keep: false })).body.message).toBe("Appointment saved");
    expect([await statusOf(id), await salon.feeOf(id)]).toEqual(["No-show", undefined]);
  });

  test("pressed many times at once charges once", async () => {
    const { id } = await salon.bookWithCard();
    await salon.at(BEGUN);
    const answers = await Promise.all(Array.from({ length: 8 }, () => salon.set(id, { status: "No-show" })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await salon.chargesOf(id)).toEqual([{ amount: 3000 }]);
    expect(await wallet()).toMatchObject({ pending: 2850 });
  });

  test("whose card is declined stays one: the seller is told, and nobody owes anything", async () => {
    const { id } = await salon.bookWithCard("pay_once");
    await salon.at(BEGUN);
    expect((await salon.set(id, { status: "No-show" })).body.message).toBe(
      "No-show recorded. Test card 0341 was declined, so nothing was charged.",
    );
    expect(await statusOf(id)).toBe("No-show");
    expect(await salon.feeOf(id)).toMatchObject({ status: "cancelled", payment: "failed" });
    expect(await wallet()).toMatchObject({ pending: 0, receivable: 0 });
    const told = (await call(server, notifications.list, {}, salon.shop)).body.data;
    expect(told.map(({ kind, about }) => [kind, about])).toContainEqual([
      "fee_failed",
      expect.stringContaining("the card was declined, so nothing was charged"),
    ]);
    expect((await salon.seenByGuest(id)).card?.fee).toEqual({ amount: usd(3000), state: "failed" });
  });

  test("never costs more than the price", async () => {
    await salon.service().edit({ price: usd(1000) });
    const { id } = await salon.bookWithCard();
    await salon.at(BEGUN);
    await salon.set(id, { status: "No-show" });
    expect(await salon.chargesOf(id)).toEqual([{ amount: 1000 }]);
  });

  test("follows the policy that was accepted, not the one of today", async () => {
    const { id } = await salon.bookWithCard();
    await salon.adopt({ ...cardPolicy, no_show: { fee: usd(4000) } });
    await salon.at(BEGUN);
    await salon.set(id, { status: "No-show" });
    expect(await salon.chargesOf(id)).toEqual([{ amount: 3000 }]);
  });

  test("before the appointment begins charges nothing", async () => {
    const { id } = await salon.bookWithCard();
    await salon.at(LATE);
    expect((await salon.set(id, { status: "No-show" })).code).toBe("invalid_transition");
    expect([await statusOf(id), await salon.feeOf(id)]).toEqual(["Confirmed", undefined]);
  });

  test.each(["not sent", "answer lost"] as const)(
    "%s: the charge is made once all the same, by the reconciler",
    async (fault) => {
      const { id } = await salon.bookWithCard();
      await salon.at(BEGUN);
      line.fault = fault;
      expect((await salon.set(id, { status: "No-show" })).body.message).toContain("is still pending");
      expect(await salon.feeOf(id)).toMatchObject({ status: "pending_payment", payment: "created" });
      expect((await salon.seenByGuest(id)).card?.fee?.state).toBe("pending");
      line.mend();
      server.clock.advance(minutes(2));
      await Promise.all([reconcilePayments(server.deps, purposes), reconcilePayments(server.deps, purposes)]);
      expect(await salon.chargesOf(id)).toEqual([{ amount: 3000 }]);
      expect(await salon.feeOf(id)).toMatchObject({ status: "paid", payment: "succeeded" });
      expect(await wallet()).toMatchObject({ pending: 2850 });
    },
  );
});

describe("a late cancellation", () => {
  test("by the guest is charged as they were told, once", async () => {
    const { id } = await salon.bookWithCard();
    await salon.at(LATE);
    expect((await salon.seenByGuest(id)).card?.cancel_now).toEqual(usd(2250));
    for (const more of [{}, { fee: usd(2249) }])
      expect((await salon.cancelAsGuest(id, more)).code).toBe("version_conflict");
    expect([await statusOf(id), await salon.feeOf(id)]).toEqual(["Confirmed", undefined]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => salon.cancelAsGuest(id, { fee: usd(2250) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect([await statusOf(id), await salon.chargesOf(id)]).toEqual(["Cancelled", [{ amount: 2250 }]]);
    expect((await salon.seenByGuest(id)).card?.fee).toEqual({ amount: usd(2250), state: "charged" });
  });

  test("in time costs nothing, whatever is sent along", async () => {
    const { id } = await salon.bookWithCard();
    await salon.at(IN_TIME);
    expect((await salon.cancelAsGuest(id, { fee: usd(2250) })).code).toBe("version_conflict");
    expect((await salon.cancelAsGuest(id)).status).toBe(200);
    expect([await statusOf(id), await salon.feeOf(id)]).toEqual(["Cancelled", undefined]);
  });

  test("by the seller costs the customer nothing, unless the policy is to be followed", async () => {
    const first = await salon.bookWithCard();
    await salon.at(LATE);
    await salon.set(first.id, { status: "Cancelled" });
    expect(await salon.feeOf(first.id)).toBeUndefined();
    const second = await salon.bookWithCard("pay", [salon.line("2026-06-03T14:00:00Z")]);
    expect((await salon.preview(second.id, "cancel", "policy")).body.data[2]).toMatchObject({
      kind: "fee_charged",
      amount: usd(2250),
    });
    expect((await salon.set(second.id, { status: "Cancelled", keep: "policy" })).body.message).toBe(
      "Appointment cancelled. $22.50 was charged to Test card 4242.",
    );
  });

  test("by both at once is charged at most once", async () => {
    for (let run = 0; run < 5; run += 1) {
      const hour = String(9 + run).padStart(2, "0");
      await salon.at("2026-06-01T12:00:00Z");
      const { id } = await salon.bookWithCard("pay", [salon.line(`2026-06-04T${hour}:00:00Z`)]);
      await salon.at("2026-06-04T08:30:00Z");
      const answers = await Promise.all([
        salon.cancelAsGuest(id, { fee: usd(2250) }),
        salon.set(id, { status: "Cancelled", keep: "policy" }),
        salon.set(id, { status: "Cancelled" }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect((await salon.chargesOf(id)).length).toBeLessThanOrEqual(1);
    }
  });
});

describe("the fee afterwards", () => {
  test("can be refunded like any order", async () => {
    const { id } = await salon.bookWithCard();
    await salon.at(BEGUN);
    await salon.set(id, { status: "No-show" });
    const { orderId } = (await salon.feeOf(id))!;
    const calls = orderCalls(server, salon.shop);
    expect((await calls.refund(orderId, { reason: "They were ill" })).status).toBe(200);
    await sendRefunds(server);
    expect(await wallet()).toMatchObject({ pending: 0, receivable: 0 });
    expect((await salon.seenByGuest(id)).card?.fee?.state).toBe("refunded");
    expect(await statusOf(id)).toBe("No-show");
  });

  test("that a bank takes back is the installation's loss, and the seller is told", async () => {
    const { id } = await salon.bookWithCard();
    await salon.at(BEGUN);
    await salon.set(id, { status: "No-show" });
    const { paymentId } = (await salon.feeOf(id))!;
    const chargeId = (await findPayment(server.deps.db, paymentId))?.chargeId ?? "";
    const dispute = { eventId: "evt", type: "dispute", kind: "dispute", gatewayRefundId: null } as const;
    const taken = { ...dispute, chargeId, amount: 3000, currency: "USD", outcome: "taken" } as const;
    for (const _again of [1, 2])
      await inTransaction(server.deps, (deps) => recordOutside(deps, purposes, "sandbox", taken));
    expect(await wallet()).toMatchObject({ pending: 2850, receivable: 0 });
    const told = (await call(server, notifications.list, {}, salon.shop)).body.data;
    expect(told.filter(({ kind }) => kind === "dispute")).toHaveLength(1);
  });
});
