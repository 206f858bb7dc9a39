// A stolen session cannot empty a wallet: once the credits spent within a day reach what could be withdrawn,
// the owner must confirm.
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reconcilePayments } from "#features/money/payments/reconcile/reconcile-payments.ts";
import { adjustWallet } from "#features/money/wallet/adjust-wallet.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { purchase, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { purposes } from "../../../purposes.ts";

let server: TestApp;
let shop: TestShop;
let buyer: TestSeller;
beforeAll(async () => {
  // Two of the shop's products cost more than this, one costs less.
  server = await testApp({ PAYOUT_MINIMUM: 2000 });
  server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(server, "shop", { stock: [null] });
});
beforeEach(async () => {
  buyer = await testSeller(server, "Grace Hopper");
  await adjustWallet(server.deps, buyer.id, { amount: 10_000, reason: "A test" });
  await confirmedAgo(minutes(5));
});
afterAll(() => server.close());

const confirmedAgo = (ms: number) =>
  server.database.sql("UPDATE sessions SET confirmed_at = $2 WHERE id = $1", [
    buyer.sessionId,
    after(server.clock.now(), -ms),
  ]);
async function buy(quantity: number, more: object = { gateway: "wallet" }, at = shop): Promise<string> {
  const { token } = await accessTokens(server.deps.secrets, server.clock, server.deps.newId).issue(buyer);
  const answer = await callUnchecked(
    server,
    checkout.create,
    { body: purchase([at.line(0, quantity)], more) },
    { headers: { authorization: `Bearer ${token}` } },
  );
  return `${answer.status} ${answer.code ?? ""}`.trim();
}
const spent = async () => 10_000 - (await getWallet(server.deps.db, buyer.id)).recharged;
const asked = "403 confirmation_required";

test("less than could be withdrawn is paid at once; more only by whoever has just proved who they are", async () => {
  expect(await buy(1)).toBe("201");
  expect(await buy(2)).toBe(asked);
  expect(await spent()).toBe(1500);
  await confirmedAgo(minutes(4));
  expect(await buy(2)).toBe("201");
  expect(await spent()).toBe(4500);
});

test("small ones are counted together for a day", async () => {
  expect(await buy(1)).toBe("201");
  server.clock.advance(minutes(60 * 23));
  expect(await buy(1)).toBe(asked);
  server.clock.advance(minutes(60));
  expect(await buy(1)).toBe("201");
});

test("what has expired and could still be paid late is counted, for then it takes its credits again", async () => {
  await confirmedAgo(0);
  expect(await buy(8, { gateway: "sandbox", use_credits: true })).toBe("201");
  expect(await spent()).toBe(10_000);
  server.clock.advance(minutes(60 * 23));
  await reconcilePayments(server.deps, purposes);
  expect(await spent()).toBe(0);
  expect(await buy(1)).toBe(asked);
  server.clock.advance(minutes(60));
  expect(await buy(1)).toBe("201");
});

test("the part that credits pay is what counts, and what is paid at the gateway alone asks nothing", async () => {
  expect(await buy(5, { gateway: "sandbox" })).toBe("201");
  expect(await buy(5, { gateway: "sandbox", use_credits: true })).toBe(asked);
  expect(await buy(7)).toBe("409 insufficient_funds");
});

test("of several at once no more get through than one after the other, at stores that wait for nothing of each other", async () => {
  const shops: TestShop[] = [];
  for (let n = 0; n < 5; n += 1) shops.push(await testStoreApp(server, `shop-${n}`, { stock: [null] }));
  const answers = await concurrently(
    seededRandom(),
    times(5, (n) => buy(1, { gateway: "wallet" }, shops[n])),
  );
  expect(answers.toSorted()).toEqual(["201", ...Array.from({ length: 4 }, () => asked)]);
  expect(await spent()).toBe(1500);
});
