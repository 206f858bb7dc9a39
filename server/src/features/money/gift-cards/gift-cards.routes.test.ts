// What sellers do with gift cards, and what strangers learn of them.
import { giftCards } from "@solodesk/contract/money/gift-cards.ts";
import { mail } from "@solodesk/contract/platform/mail.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adjustWallet } from "#features/money/wallet/adjust-wallet.ts";
import { setDebtLimit } from "#features/money/wallet/debts/set-debt-limit.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { call, callUnchecked } from "#test/call.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { destinationOf, earn, owe } from "#test/test-payouts.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { sendGiftCards } from "./send-gift-cards.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });

let app: TestMailApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  app = await testMailApp({ PAYOUT_MINIMUM: 100 });
});
beforeEach(async () => {
  app.server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(app.server, `gifts-${made}`);
  await confirmNow(app.server);
});
// Checks the books, too.
afterAll(() => app.close());

const add = (more: object = {}) =>
  callUnchecked(app.server, giftCards.add, { body: { amount: usd(5_000), ...more } }, shop);
const list = async () => (await call(app.server, giftCards.list, {}, shop)).body;
const check = (code: string) => call(app.server, giftCards.check, { body: { code } });
const walletOf = () => getWallet(app.server.deps.db, shop.id);

describe("a new card", () => {
  test("is paid from earnings first; what is left of them can still be withdrawn", async () => {
    await earn(app.server.deps, shop.id, 8_000);
    const { data } = (await add()).body;
    expect(data.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(data).toMatchObject({
      ending: data.code.slice(-4),
      balance: usd(5_000),
      state: "active",
      sent: false,
    });
    expect(await walletOf()).toMatchObject({ earnings: 3_000, receivable: 0 });
    expect(await list()).toMatchObject({ data: [{ id: data.id }], outstanding: usd(5_000), least_years: 5 });
    expect(JSON.stringify(await list())).not.toContain(data.code.slice(0, 14));
    const destination_id = await destinationOf(app.server, shop.id);
    const withdraw = (amount: number) =>
      call(app.server, payouts.request, { body: { amount, destination_id } }, shop);
    expect((await withdraw(3_001)).code).toBe("insufficient_funds");
    expect((await withdraw(3_000)).status).toBe(201);
  });

  test("of a seller without money is refused, unless the operator lets them owe it; a cancellation settles that", async () => {
    expect((await add()).refusal).toMatchObject({
      code: "debt_limit",
      error: expect.stringContaining("cover gift cards up to $0.00"),
    });
    expect((await list()).data).toEqual([]);
    await setDebtLimit(app.server.deps, shop.id, 10_000);
    const { data } = (await add({ amount: usd(10_000) })).body;
    expect(await walletOf()).toMatchObject({ earnings: 0, receivable: -10_000 });
    const { refusal } = await add({ amount: usd(1) });
    expect(refusal).toMatchObject({ code: "debt_limit" });
    const cancel = () => call(app.server, giftCards.cancel, { params: { id: data.id } }, shop);
    expect((await cancel()).body.data).toMatchObject({ state: "cancelled", balance: usd(0) });
    expect(await walletOf()).toMatchObject({ earnings: 0, receivable: 0 });
    expect((await cancel()).code).toBe("invalid_transition");
    expect((await check(data.code)).body.data).toMatchObject({ state: "cancelled", balance: usd(0) });
  });

  test("made with credits returns them as credits, so that they can't be withdrawn", async () => {
    await earn(app.server.deps, shop.id, 2_000);
    await adjustWallet(app.server.deps, shop.id, { amount: 3_000, reason: "Sorry for the wait" });
    const { id } = (await add()).body.data;
    expect(await walletOf()).toMatchObject({ earnings: 0, recharged: 0 });
    await call(app.server, giftCards.cancel, { params: { id } }, shop);
    expect(await walletOf()).toMatchObject({ earnings: 2_000, recharged: 3_000 });
  });

  test("takes no earnings that the seller owes", async () => {
    await earn(app.server.deps, shop.id, 8_000);
    await owe(app.server.deps, shop.id, 6_000);
    expect((await add({ amount: usd(2_001) })).refusal.code).toBe("debt_limit");
    expect((await add({ amount: usd(2_000) })).status).toBe(201);
    expect(await walletOf()).toMatchObject({ earnings: 6_000, receivable: -6_000 });
  });

  test.each([
    ["amount", { amount: usd(0) }],
    ["amount.currency", { amount: { amount: 100, currency: "EUR" } }],
    ["send_on", { to_email: "ada@example.com", send_on: "2026-05-31" }],
    ["send_on", { send_on: "2026-06-10" }],
    ["expires_on", { expires_on: "2031-05-31" }],
    ["to_email", { to_email: "nobody" }],
  ])("says what is wrong with %s, and takes nothing", async (field, more) => {
    const { refusal } = await add(more);
    expect(refusal.code).toBe("validation_failed");
    expect(Object.keys(refusal.fields ?? {})[0]).toMatch(field);
    expect(await walletOf()).toMatchObject({ receivable: 0 });
    expect((await list()).data).toEqual([]);
  });

  test("asks the seller to confirm who they are, as does its code", async () => {
    await earn(app.server.deps, shop.id, 20_000);
    const { data } = (await add()).body;
    await app.server.database.sql("UPDATE sessions SET confirmed_at = $1", ["2026-01-01T00:00:00Z"]);
    expect((await add()).code).toBe("confirmation_required");
    const reveal = () => call(app.server, giftCards.reveal, { params: { id: data.id } }, shop);
    expect((await reveal()).code).toBe("confirmation_required");
    await confirmNow(app.server);
    expect((await reveal()).body.data.code).toBe(data.code);
  });

  test("can't be seen or cancelled by another seller", async () => {
    await earn(app.server.deps, shop.id, 20_000);
    const { data } = (await add()).body;
    const other = await testStoreApp(app.server, `other-${made}`);
    await confirmNow(app.server);
    for (const endpoint of [giftCards.reveal, giftCards.cancel])
      expect((await call(app.server, endpoint, { params: { id: data.id } }, other)).code).toBe("not_found");
    expect((await call(app.server, giftCards.list, {}, other)).body.data).toEqual([]);
  });
});

describe("its email", () => {
  const to = { to_email: "friend@example.com", to_name: "Grace <b>", message: "Happy birthday!" };

  test("carries the code, which is stored nowhere", async () => {
    await earn(app.server.deps, shop.id, 20_000);
    const { data } = (await add(to)).body;
    expect(data.sent).toBe(true);
    const [stored] = await app.server.database.sql<{ text: string; html: string }>(
      "SELECT text, html FROM mails WHERE kind = 'gift_card' AND occasion = $1",
      [data.id],
    );
    expect(`${stored?.text}${stored?.html}`).not.toContain(data.code);
    const emails = await app.delivered();
    const email = emails.find((one) => one.to?.[0]?.address === to.to_email);
    expect(email?.text).toContain(data.code);
    expect(email?.html).toContain(data.code);
    expect(email?.html).toContain("Grace &lt;b&gt;");
    expect(email?.text).toContain("Happy birthday!");
    const { body } = await call(app.server, mail.list, {}, shop);
    expect(JSON.stringify(body)).not.toContain(data.code);
  });

  test("goes out once, in the morning of its day in the store; not at all if the card was cancelled", async () => {
    await earn(app.server.deps, shop.id, 20_000);
    const day = { ...to, send_on: "2026-06-10" };
    const [kept, cancelled] = [
      (await add(day)).body.data,
      (await add({ ...day, amount: usd(100) })).body.data,
    ];
    expect(kept).toMatchObject({ sent: false, send_at: "2026-06-10T09:00:00.000Z" });
    await call(app.server, giftCards.cancel, { params: { id: cancelled.id } }, shop);
    app.server.clock.set("2026-06-10T08:59:00Z");
    expect(await sendGiftCards(app.server.deps)).toBe(0);
    app.server.clock.set("2026-06-10T09:00:00Z");
    expect(await sendGiftCards(app.server.deps)).toBe(1);
    expect(await sendGiftCards(app.server.deps)).toBe(0);
    const emails = await app.delivered();
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain(kept.code);
  });
});

describe("the balance", () => {
  test("is shown to anyone with the code, in any case, with or without hyphens", async () => {
    await earn(app.server.deps, shop.id, 20_000);
    const { data } = (await add({ expires_on: "2031-06-01" })).body;
    const typed = data.code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    expect((await check(typed)).body.data).toMatchObject({
      balance: usd(5_000),
      expires_at: "2031-06-02T00:00:00.000Z",
      store: { website_url: shop.websiteUrl },
    });
  });

  test.each(["7K2M-QX4T-9ZRD-B3WV", "' OR 1=1 --", "%", "\u202e7K2M", "𝟕K2MQX4T9ZRDB3WV"])(
    "of %s is not found",
    async (code) => {
      expect((await check(code)).refusal).toMatchObject({ code: "not_found" });
    },
  );
});
