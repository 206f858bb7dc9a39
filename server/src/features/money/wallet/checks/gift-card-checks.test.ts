// Each claim about gift cards reports the row that violates it: the cards were made, spent, refunded and ended as people do it.
import { giftCards } from "@solodesk/contract/money/gift-cards.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsOf, untried } from "#test/broken-books.ts";
import { callUnchecked } from "#test/call.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy, orderCalls, place, sendRefunds } from "#test/test-orders.ts";
import { earn } from "#test/test-payouts.ts";
import { testStoreApp } from "#test/test-store-app.ts";
import { checkBooks } from "./check-books.ts";
import { giftCardChecks } from "./gift-card-checks.ts";

let server: TestApp;
let owner: pg.Client;
const ids = { card: "", ended: "", order: "", payment: "" };

beforeAll(async () => {
  server = await testApp();
  owner = new pg.Client({ connectionString: server.database.ownerUrl });
  await owner.connect();
  const shop = await testStoreApp(server, "cards");
  await confirmNow(server);
  await earn(server.deps, shop.id, 8_000);
  const card = async () => {
    const body = { amount: { amount: 4_000, currency: "USD" } };
    return (await callUnchecked(server, giftCards.add, { body }, shop)).body.data;
  };
  const [spent, ended] = [await card(), await card()];
  ids.card = spent.id;
  ids.order = await buy(server, [shop.line(0)], { codes: [spent.code] });
  await orderCalls(server, shop).refund(ids.order, { amount: 500 });
  await sendRefunds(server);
  // One that nobody has paid yet: the card pays a part.
  await place(server, [shop.line(0, 3)], { codes: [spent.code] });
  await callUnchecked(server, giftCards.cancel, { params: { id: ended.id } }, shop);
  const [use] = await server.database.sql<{ payment_id: string }>(
    "SELECT payment_id FROM gift_card_uses WHERE order_id = $1",
    [ids.order],
  );
  ids.payment = use?.payment_id ?? "";
  const [end] = await server.database.sql<{ id: string }>("SELECT id FROM gift_card_ends");
  ids.ended = end?.id ?? "";
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

test("nothing is wrong with what people did", async () => {
  expect((await checkBooks(server.deps.db)).flatMap(({ faults }) => faults)).toEqual([]);
});

const worth =
  "Every gift card is worth what it was made with, less what it paid and what its seller got back";
const breaks: [claim: string, how: string, said: () => string][] = [
  [worth, "UPDATE gift_cards SET balance = balance + 1 WHERE outcome IS NULL", () => ids.card],
  [worth, "UPDATE gift_card_uses SET returned = 0 WHERE returned > 0", () => ids.card],
  [
    "All gift cards are worth what the books say, with what payments hold that are not paid yet",
    "UPDATE gift_cards SET balance = balance + 1 WHERE outcome IS NULL",
    () => "Gift cards are worth",
  ],
  [
    "Every gift card was paid for by its seller",
    "UPDATE gift_cards SET amount = amount + 1 WHERE outcome IS NULL",
    () => ids.card,
  ],
  [
    "What was left of every gift card that ended went back to its seller",
    "UPDATE gift_card_ends SET amount = amount - 1",
    () => ids.ended,
  ],
  [
    "Every payment took as much from gift cards as its orders say, and returned what its refunds say",
    "UPDATE gift_card_uses SET amount = amount + 1 WHERE returned > 0",
    () => ids.payment,
  ],
  [
    "Every payment took as much from gift cards as its orders say, and returned what its refunds say",
    "UPDATE payments SET gift_cards_refunded = 0 WHERE gift_cards_refunded > 0",
    () => ids.payment,
  ],
  [
    "Every paid order says what gift cards paid of it",
    "UPDATE orders SET gift_cards = '[]' WHERE refunded > 0",
    () => ids.order,
  ],
];

test.each(breaks)("%s: %s", async (claim, how, said) => {
  expect((await faultsOf(owner, claim, how)).join("\n")).toContain(said());
});

test("each claim is broken once", () => {
  expect(untried(giftCardChecks, breaks)).toEqual([]);
});
