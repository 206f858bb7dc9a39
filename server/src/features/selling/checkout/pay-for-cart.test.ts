// From a cart to a payment and back to stock, with credits and with a gateway that does not always answer.

import { M } from "@solodesk/contract/kernel/marketplace.ts";
import type { OpenedPayment } from "@solodesk/contract/selling/checkout.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reconcilePayments } from "#features/money/payments/reconcile/reconcile-payments.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { chooseOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { GatewayFailure } from "#kernel/outside/payment-gateway.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { minutes } from "#kernel/time/clock.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { purchase, stockOf, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { purposes } from "../../../purposes.ts";

let server: TestApp;
let shop: TestShop;
let buyer: TestSeller;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(server, "shop", { stock: [50] });
  buyer = await testSeller(server, "Grace Hopper");
});
afterAll(() => server.close());

type Told = OpenedPayment & { code?: string; data: { payment: string } };

async function send(path: string, payload: object, headers: object = {}) {
  const url = `${M}${path}`;
  const answer = await server.http.inject({ method: "POST", url, payload, headers: { ...headers } });
  return { status: answer.statusCode, body: answer.json<Told>() };
}
const buy = (items: object[], more: object = {}, headers: object = {}) =>
  send("/payment/create", purchase(items, more), { ...buyer.headers, ...headers });
const verify = async (id: string) =>
  (await send("/payment/verify", { payment_session_id: id }, buyer.headers)).body.data.payment;
const give = (amount: number) =>
  inTransaction(server.deps, (deps) =>
    postTransaction(deps, {
      source: { type: "adjustment", id: server.deps.newId() },
      description: "A gift",
      currency: "USD",
      postings: [
        { account: { userId: buyer.id, kind: "recharged" }, leg: "gift", type: "credit", amount },
        { account: { kind: "adjustments" }, leg: "adjustments", type: "transfer", amount: -amount },
      ],
    }),
  );
const wallet = async () => {
  const { recharged, held } = await getWallet(server.deps.db, buyer.id);
  return { recharged, held };
};
const stock = async () => (await stockOf(server, shop.productIds))[0];
const trim = (starts_at: string) => ({
  kind: "service",
  id: shop.serviceId,
  quantity: 1,
  website_url: "shop",
  starts_at: `2026-06-03T${starts_at}:00Z`,
});
const appointmentAt = async (startsAt: string) => {
  const [row] = await server.database.sql(
    "SELECT status, customer_name, number FROM appointments WHERE starts_at = $1 ORDER BY created_at DESC",
    [`2026-06-03T${startsAt}:00Z`],
  );
  return row;
};
/** Lets the payment expire; the buyer's token expires with it and is issued again. */
const runOut = async () => {
  server.clock.advance(minutes(16));
  const { token } = await accessTokens(server.deps.secrets, server.clock, server.deps.newId).issue(buyer);
  buyer = { ...buyer, headers: { authorization: `Bearer ${token}` } };
  await reconcilePayments(server.deps, purposes);
};
const sessionOf = ({ checkout_url }: OpenedPayment) => checkout_url?.split("/").at(-1) ?? "";

describe("credits", () => {
  beforeEach(() => confirmNow(server));

  test("that do not cover what the wallet is to pay refuse it, and change nothing", async () => {
    await give(1499);
    const before = await stock();
    expect(await buy([shop.line(0)], { gateway: "wallet" })).toMatchObject({
      status: 409,
      body: { code: "insufficient_funds" },
    });
    expect([await stock(), await wallet()]).toEqual([before, { recharged: 1499, held: 0 }]);
  });

  test("pay as far as they go, the gateway the rest; when it runs out they are there again", async () => {
    const before = await stock();
    const { body } = await buy([shop.line(0)], { use_credits: true });
    expect(body).toMatchObject({ gateway: "sandbox", amount: { amount: 1 } });
    expect(await wallet()).toEqual({ recharged: 0, held: 1499 });
    await runOut();
    expect(await verify(body.payment_session_id)).toBe("failed");
    expect([await stock(), await wallet()]).toEqual([before, { recharged: 1499, held: 0 }]);
  });

  test("that cover all of it pay at once, without a page", async () => {
    await give(10_000);
    for (const how of [{ gateway: "wallet" }, { use_credits: true }]) {
      const { status, body } = await buy([shop.line(0)], how);
      expect(status).toBe(201);
      expect(body).toMatchObject({ checkout_url: null, amount: { amount: 0 } });
      expect(await verify(body.payment_session_id)).toBe("success");
    }
    expect(await wallet()).toEqual({ recharged: 8499, held: 0 });
  });

  test("of two carts at once that want the same ones, one is paid", async () => {
    const both = [0, 1].map(() => buy([shop.line(0, 5)], { gateway: "wallet" }));
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await wallet()).recharged).toBe(999);
  });
});

describe("times", () => {
  test("that are kept become appointments once it is paid, told by the order alone", async () => {
    const { body } = await buy([trim("10:00")]);
    expect(await appointmentAt("10:00")).toEqual({ status: "Held", customer_name: "", number: 0 });
    await chooseOutcome(server.deps, sessionOf(body), "pay");
    expect(await verify(body.payment_session_id)).toBe("success");
    const agreed = { status: "Confirmed", customer_name: "Grace Hopper", number: 1001 };
    expect(await appointmentAt("10:00")).toEqual(agreed);
    const events = await server.database.sql("SELECT event, by FROM appointment_changes ORDER BY event");
    expect(events).toEqual([
      { event: "confirmed", by: "customer" },
      { event: "created", by: "customer" },
    ]);
    const told = await server.database.sql("SELECT kind FROM mails WHERE appointment_id IS NOT NULL");
    expect(told).toEqual([]);
  });

  test("are free again when nobody pays, and had anew by who pays late, if they still are", async () => {
    const opened = [await buy([trim("11:00")]), await buy([trim("12:00")])];
    await runOut();
    expect(await appointmentAt("11:00")).toBeUndefined();
    const taken = await buy([trim("12:00")], {}, { "idempotency-key": "other" });
    expect(taken.status).toBe(201);
    await server.database.sql("UPDATE services SET price = price + 1500");
    for (const { body } of opened) await chooseOutcome(server.deps, sessionOf(body), "pay_late");
    server.clock.advance(minutes(1));
    for (const { body } of opened) await verify(body.payment_session_id);
    expect(await appointmentAt("11:00")).toMatchObject({
      status: "Confirmed",
      customer_name: "Grace Hopper",
    });
    expect(await appointmentAt("12:00")).toMatchObject({ status: "Held" });
    const paid = await server.database.sql(
      "SELECT status, refunded::int FROM payments WHERE id = ANY($1) ORDER BY refunded",
      [opened.map(({ body }) => body.payment_session_id)],
    );
    expect(paid).toEqual([
      { status: "succeeded", refunded: 0 },
      { status: "succeeded", refunded: 4500 },
    ]);
    // What was agreed to is paid, whatever the service costs by now.
    const booked = await server.database.sql(
      "SELECT DISTINCT price::int, paid::int FROM appointments WHERE status = 'Confirmed'",
    );
    expect(booked).toEqual([{ price: 4500, paid: 4500 }]);
    await server.database.sql("UPDATE services SET price = price - 1500");
  });
});

test("a gateway that does not answer leaves the order waiting; the same key goes on with the same session", async () => {
  const sandbox = server.deps.gateways.get("sandbox")!;
  const asked: string[] = [];
  server.deps.gateways.set("sandbox", {
    ...sandbox,
    openSession: async (wanted) => {
      asked.push(wanted.paymentId);
      // The first request is lost on its way there, the second on its way back.
      if (asked.length === 2) await sandbox.openSession(wanted);
      if (asked.length <= 2) throw new GatewayFailure("no answer");
      return sandbox.openSession(wanted);
    },
  });
  const before = await stock();
  const key = { "idempotency-key": "lost" };
  const answers = [];
  for (let n = 0; n < 4; n += 1) answers.push(await buy([shop.line(0)], {}, key));
  server.deps.gateways.set("sandbox", sandbox);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [503, "gateway_unavailable"],
    [503, "gateway_unavailable"],
    [201, undefined],
    [201, undefined],
  ]);
  expect(answers[3]?.body).toEqual(answers[2]?.body);
  expect(new Set(asked).size).toBe(1);
  expect(asked).toHaveLength(3);
  expect(await stock()).toBe(before! - 1);
  const sessions = await server.database.sql("SELECT 1 FROM sandbox_sessions WHERE payment_id = $1", [
    asked[0],
  ]);
  expect(sessions).toHaveLength(1);
});
