// Orders that gift cards pay for, in part or in full: what is held, what comes back, and who gets the last of a card.
import { giftCards } from "@solodesk/contract/money/gift-cards.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expireGiftCards } from "#features/money/gift-cards/expire-gift-cards.ts";
import { recordOutside } from "#features/money/payments/record-outside.ts";
import { adjustWallet } from "#features/money/wallet/adjust-wallet.ts";
import { setDebtLimit } from "#features/money/wallet/debts/set-debt-limit.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { days } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy, orderCalls, place, refundsOf, sendRefunds, settle } from "#test/test-orders.ts";
import { usd } from "#test/test-paid-service.ts";
import { earn } from "#test/test-payouts.ts";
import { purchase, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { purposes } from "../../../purposes.ts";

let server: TestApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  server = await testApp({ PLATFORM_FEE_BPS: 500, GIFT_CARD_YEARS: 0 });
});
beforeEach(async () => {
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(server, `cards-${made}`, { stock: [500, null] });
  await confirmNow(server);
  await earn(server.deps, shop.id, 20_000);
});
// Checks the books, too: `solo ledger check` finds nothing.
afterAll(() => server.close());

/** A card of the shop, by its code. */
async function card(amount: number, more: object = {}, as: TestShop = shop) {
  const { body } = await callUnchecked(server, giftCards.add, { body: { amount: usd(amount), ...more } }, as);
  return { id: body.data.id, code: body.data.code };
}

const balanceOf = async (code: string) =>
  (await callUnchecked(server, giftCards.check, { body: { code } })).body.data;

const outcomeOf = ({ status, code = "" }: { status: number; code: string | undefined }) =>
  `${status} ${code}`.trim();

const preview = async (items: object[], codes: string[]) =>
  (await callUnchecked(server, checkout.preview, { body: { items, codes } })).body;

describe("a card that covers a part", () => {
  test("leaves the rest to the gateway, and its refund goes back the way it was paid, the card last", async () => {
    const { code } = await card(2_000);
    const seen = await preview([shop.line(0, 2)], [code.toLowerCase().replaceAll("-", " ")]);
    expect(seen).toMatchObject({
      total: usd(3_000),
      due_now: usd(3_000),
      to_pay: usd(1_000),
      gift_cards: [
        { ending: code.slice(-4), amount: usd(2_000), left: usd(0), website_url: shop.websiteUrl },
      ],
      code_problems: [],
    });
    const { paymentId, orderIds } = await place(server, [shop.line(0, 2)], {
      codes: [code],
      total: seen.total,
      to_pay: seen.to_pay,
    });
    expect(await balanceOf(code)).toMatchObject({ balance: usd(0), state: "used" });
    await settle(server, paymentId);
    const orderId = orderIds[0] ?? "";
    const { get, refund } = orderCalls(server, shop);
    expect(await get(orderId)).toMatchObject({
      status: "paid",
      total: usd(3_000),
      gift_cards: [{ ending: code.slice(-4), amount: usd(2_000) }],
      split: { earning: usd(3_000 - 2 * 600 - 150) },
    });
    await refund(orderId, { lines: [{ line: 1, quantity: 1 }] });
    await sendRefunds(server);
    expect(await refundsOf(server, orderId)).toMatchObject([
      { amount: 1_500, toGateway: 1_000, toCredits: 0, toGiftCards: 500, status: "succeeded" },
    ]);
    expect(await balanceOf(code)).toMatchObject({ balance: usd(500), state: "active" });
    await refund(orderId);
    await sendRefunds(server);
    expect(await balanceOf(code)).toMatchObject({ balance: usd(2_000) });
    expect(await get(orderId)).toMatchObject({ refunded: usd(3_000), payment: { status: "refunded" } });
  });

  test("of two stores in one cart pays only for its own, and only its own refund reaches it", async () => {
    const other = await testStoreApp(server, `other-${made}`);
    await confirmNow(server);
    const { code } = await card(1_200);
    const items = [shop.line(0), other.line(0)];
    expect(await preview(items, [code])).toMatchObject({ to_pay: usd(1_800), due_now: usd(3_000) });
    const { paymentId, orderIds } = await place(server, items, { codes: [code] });
    await settle(server, paymentId);
    const isOwn = await Promise.all(
      orderIds.map(async (id) => (await orderCalls(server, shop).find(id)).status === 200),
    );
    const idOf = (whose: "shop" | "other") => orderIds[isOwn.indexOf(whose === "shop")] ?? "";
    await orderCalls(server, other).refund(idOf("other"));
    await sendRefunds(server);
    expect(await refundsOf(server, idOf("other"))).toMatchObject([{ toGateway: 1_500, toGiftCards: 0 }]);
    await orderCalls(server, shop).refund(idOf("shop"));
    await sendRefunds(server);
    expect(await refundsOf(server, idOf("shop"))).toMatchObject([{ toGateway: 300, toGiftCards: 1_200 }]);
    expect(await balanceOf(code)).toMatchObject({ balance: usd(1_200) });
  });

  test("gives back what it holds when nobody pays, and takes it again for a payment that comes late", async () => {
    const { code } = await card(1_000);
    const { paymentId, orderIds } = await place(server, [shop.line(0)], { codes: [code] });
    expect(await balanceOf(code)).toMatchObject({ balance: usd(0) });
    await settle(server, paymentId, "expired");
    expect(await balanceOf(code)).toMatchObject({ balance: usd(1_000) });
    await settle(server, paymentId);
    expect(await balanceOf(code)).toMatchObject({ balance: usd(0) });
    expect(await orderCalls(server, shop).get(orderIds[0] ?? "")).toMatchObject({ status: "paid" });
  });

  test("takes back its part when the bank took what was paid otherwise", async () => {
    const { code } = await card(1_000);
    const orderId = await buy(server, [shop.line(0)], { codes: [code] });
    const [payment] = await server.database.sql<{ charge_id: string; amount: string }>(
      "SELECT charge_id, amount FROM payments WHERE id = (SELECT payment_id FROM orders WHERE id = $1)",
      [orderId],
    );
    const taken = { chargeId: payment?.charge_id ?? "", amount: Number(payment?.amount), currency: "USD" };
    await inTransaction(server.deps, (deps) =>
      recordOutside(deps, purposes, "sandbox", {
        ...taken,
        kind: "dispute",
        outcome: "taken",
        gatewayRefundId: null,
        eventId: "evt_taken",
        type: "dispute",
      }),
    );
    const { preview: ask, refund } = orderCalls(server, shop);
    expect((await ask(orderId, { amount: 1_001 })).code).toBe("not_refundable");
    expect((await ask(orderId, { amount: 1_000 })).body.data).toMatchObject({ to_gift_cards: usd(1_000) });
    await refund(orderId, { amount: 1_000 });
    await sendRefunds(server);
    expect(await balanceOf(code)).toMatchObject({ balance: usd(1_000) });
  });

  test("that was cancelled while it was held stays cancelled; its seller gets what the payment gave back", async () => {
    const { id, code } = await card(2_000);
    const { paymentId } = await place(server, [shop.line(0, 2)], { codes: [code] });
    await callUnchecked(server, giftCards.cancel, { params: { id } }, shop);
    expect((await getWallet(server.deps.db, shop.id)).earnings).toBe(18_000);
    await settle(server, paymentId, "failed");
    expect(await balanceOf(code)).toMatchObject({ balance: usd(0), state: "cancelled" });
    expect((await getWallet(server.deps.db, shop.id)).earnings).toBe(20_000);
  });

  test("that has been spent pays nothing for a late payment, which is refunded the way it was paid", async () => {
    const { code } = await card(1_000);
    const { paymentId } = await place(server, [shop.line(0)], { codes: [code] });
    await settle(server, paymentId, "expired");
    await buy(server, [shop.line(0)], { codes: [code] });
    await settle(server, paymentId);
    await sendRefunds(server);
    const refunds = await server.database.sql(
      "SELECT kind, amount, to_gift_cards FROM refunds WHERE payment_id = $1",
      [paymentId],
    );
    expect(refunds).toEqual([{ kind: "late", amount: "500", to_gift_cards: "0" }]);
    expect(await balanceOf(code)).toMatchObject({ balance: usd(0) });
  });
});

describe("a card that covers all", () => {
  test("needs no payment page; the refund goes to the card alone, also after it expired", async () => {
    const { code } = await card(5_000, { expires_on: "2026-06-05" });
    const { paymentId, orderIds } = await place(server, [shop.line(0)], { codes: [code] });
    const [payment] = await server.database.sql(
      "SELECT status, amount, gift_cards FROM payments WHERE id = $1",
      [paymentId],
    );
    expect(payment).toEqual({ status: "succeeded", amount: "0", gift_cards: "1500" });
    server.clock.advance(days(10));
    await confirmNow(server);
    const { token } = await accessTokens(server.deps.secrets, server.clock, server.deps.newId).issue(shop);
    const seller = { headers: { authorization: `Bearer ${token}` } };
    const before = (await getWallet(server.deps.db, shop.id)).earnings;
    expect(await expireGiftCards(server.deps)).toBe(1);
    expect((await getWallet(server.deps.db, shop.id)).earnings).toBe(before + 3_500);
    expect(await balanceOf(code)).toMatchObject({ balance: usd(0), state: "expired" });
    await orderCalls(server, seller).refund(orderIds[0] ?? "");
    await sendRefunds(server);
    expect(await balanceOf(code)).toMatchObject({
      balance: usd(1_500),
      state: "active",
      expires_at: "2026-09-09T12:00:00.000Z",
    });
  });

  test("pays together with a discount and another card, in the order in which they were typed", async () => {
    const [first, second] = [await card(1_000), await card(4_000)];
    await buy(server, [shop.line(0, 2)], { codes: [first.code, second.code] });
    expect(await balanceOf(first.code)).toMatchObject({ balance: usd(0) });
    expect(await balanceOf(second.code)).toMatchObject({ balance: usd(2_000) });
  });
});

describe("races", () => {
  test("of 40 buyers at once, a card for three pays three; nobody pays more than they saw", async () => {
    const { code } = await card(4_500);
    const answers = await concurrently(
      seededRandom(),
      times(40, async (n) => {
        const customer = { name: "Eve", email: `eve${n}@example.com` };
        const body = purchase([shop.line(1)], { codes: [code], customer, to_pay: usd(0) });
        return outcomeOf(await callUnchecked(server, checkout.create, { body }));
      }),
    );
    expect(answers.filter((one) => one === "201")).toHaveLength(3);
    expect(answers.filter((one) => !/^(201|409 (total_changed|code_used_up))$/.test(one))).toEqual([]);
    expect(await balanceOf(code)).toMatchObject({ balance: usd(0) });
  });

  test("of two cards made at once, only as many as the seller's money and limit cover", async () => {
    await adjustWallet(server.deps, shop.id, { amount: 40_000, reason: "A present" });
    await setDebtLimit(server.deps, shop.id, 100_000);
    const answers = await concurrently(
      seededRandom(),
      times(6, async () => {
        const { status } = await call(server, giftCards.add, { body: { amount: usd(50_000) } }, shop);
        return status;
      }),
    );
    // 200.00 in earnings, 400.00 in credits and a limit of 1,000.00: three cards of 500.00.
    expect(answers.filter((status) => status === 201)).toHaveLength(3);
    expect(answers.filter((status) => status === 409)).toHaveLength(3);
    expect(await getWallet(server.deps.db, shop.id)).toMatchObject({
      earnings: 0,
      recharged: 0,
      receivable: -90_000,
    });
  });
});

describe("a card that can't pay", () => {
  test("says why, and places no order", async () => {
    const other = await testStoreApp(server, `elsewhere-${made}`);
    await confirmNow(server);
    await earn(server.deps, other.id, 1_000);
    const foreign = await card(1_000, {}, other);
    const cancelled = await card(1_000);
    await callUnchecked(server, giftCards.cancel, { params: { id: cancelled.id } }, shop);
    const expired = await card(1_000, { expires_on: "2026-06-01" });
    server.clock.advance(days(1));
    const why = async (code: string) => (await preview([shop.line(0)], [code])).code_problems;
    expect(await why(foreign.code)).toMatchObject([{ code: "code_not_for_this" }]);
    expect(await why(cancelled.code)).toMatchObject([{ code: "code_ended" }]);
    expect(await why(expired.code)).toMatchObject([{ code: "code_ended" }]);
    expect(await why("7K2M-QX4T-9ZRD-B3WV")).toMatchObject([{ code: "code_unknown" }]);
    const body = purchase([shop.line(0)], { codes: [foreign.code] });
    expect(outcomeOf(await callUnchecked(server, checkout.create, { body }))).toBe("409 code_not_for_this");
  });

  test("is refused if it pays less than the buyer saw", async () => {
    const { code } = await card(1_000);
    await buy(server, [shop.line(0)], { codes: [code] });
    const again = await card(1_000);
    const { to_pay } = await preview([shop.line(0)], [again.code]);
    await place(server, [shop.line(0)], { codes: [again.code] });
    const body = purchase([shop.line(0)], { codes: [again.code], to_pay });
    expect(outcomeOf(await callUnchecked(server, checkout.create, { body }))).toBe("409 code_used_up");
  });
});
