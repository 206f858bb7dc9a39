// What sellers could make the operator pay for: refunds of money already paid out, and goods that are back on
// their word alone.
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { adjustWallet } from "#features/money/wallet/adjust-wallet.ts";
import { listDebts } from "#features/money/wallet/debts/list-debts.ts";
import { setDebtLimit } from "#features/money/wallet/debts/set-debt-limit.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { buy, orderCalls } from "#test/test-orders.ts";
import { earn } from "#test/test-payouts.ts";
import { stockOf, type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { releaseEarnings } from "./change/release-earnings.ts";
import { listAwaiting } from "./list/list-awaiting.ts";
import { restockOrder } from "./refund/restock-order.ts";

let server: TestApp;
let shop: TestShop;
let seller: ReturnType<typeof orderCalls>;
let shops = 0;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp({ RELEASE_DAYS: 0, DEBT_LIMIT: 10_000, METRICS: true });
  server.clock.set("2026-06-01T12:00:00Z");
});
beforeEach(async () => {
  shops += 1;
  shop = await testStoreApp(server, `shop-${shops}`, { stock: [900] });
  seller = orderCalls(server, shop);
});
afterAll(() => server.close());

const wallet = () => getWallet(server.deps.db, shop.id);
/** Takes everything that can be withdrawn out of the wallet. */
async function payOut(): Promise<void> {
  await releaseEarnings(server.deps);
  const { earnings } = await wallet();
  await earn(server.deps, shop.id, -earnings);
}
const give = (amount: number) => adjustWallet(server.deps, shop.id, { amount, reason: "Bought" });
const told = async (answer: ReturnType<typeof seller.refund>) => {
  const reply = await answer;
  return reply.status === 200 ? 200 : [reply.status, reply.code, reply.refusal.error];
};
const haircut = () => ({
  kind: "service",
  id: shop.serviceId,
  quantity: 1,
  website_url: shop.websiteUrl,
  starts_at: "2026-06-03T10:00:00Z",
});

test("once earnings are paid out, refunds go as far as the debt limit, the operator's word and credits go", async () => {
  const id = await buy(server, [shop.line(0, 60)]);
  await payOut();
  const before = [await seller.get(id), await wallet()];
  expect(await told(seller.refund(id))).toEqual([
    409,
    "debt_limit",
    "You would owe $900.00, and your limit is $100.00. Add at least $800.00 in credits first, or ask Solodesk to raise your limit.",
  ]);
  expect(await told(seller.refund(id, { amount: 10_001 }))).toMatchObject([409, "debt_limit", {}]);
  expect([await seller.get(id), await wallet()]).toEqual(before);

  expect(await told(seller.refund(id, { amount: 10_000 }))).toBe(200);
  expect(await told(seller.refund(id, { amount: 1 }))).toMatchObject([409, "debt_limit", {}]);
  await setDebtLimit(server.deps, shop.id, 20_000);
  expect(await told(seller.refund(id, { amount: 5000 }))).toBe(200);
  // Credits are used before the debt grows.
  await give(3000);
  expect(await told(seller.refund(id, { amount: 8000 }))).toBe(200);
  expect(await wallet()).toMatchObject({ recharged: 0, earnings: 0, receivable: -20_000 });
  expect(await told(seller.refund(id, { amount: 1 }))).toMatchObject([409, "debt_limit", {}]);
  const { debts, total } = await listDebts(server.deps, 1);
  expect([total, debts]).toMatchObject([
    1,
    [{ owed: 20_000, earnings: 0, pending: 0, debt: 20_000, limit: 20_000 }],
  ]);
  expect((await server.http.inject("/metrics")).body).toContain("solodesk_store_debt_minor_units 20000\n");
  await setDebtLimit(server.deps, shop.id, undefined);
  await give(60_000);
  expect(await told(seller.refund(id))).toMatchObject([409, "debt_limit", {}]);
  await give(7000);
  expect(await told(seller.refund(id))).toBe(200);
  expect(await wallet()).toMatchObject({ recharged: 0, receivable: -20_000 });
});

test("what is coming covers a refund, however much of it is owed by other orders", async () => {
  const ids = [await buy(server, [shop.line(0, 20)]), await buy(server, [shop.line(0, 20)])];
  // 180.00 each are pending, and 300.00 are refunded for the first.
  expect(await told(seller.refund(ids[0]!))).toBe(200);
  expect(await wallet()).toMatchObject({ pending: 18_000, receivable: -12_000 });
  expect(await told(seller.refund(ids[1]!))).toMatchObject([409, "debt_limit", {}]);
});

test("of refunds at once no more go through than the limit holds", async () => {
  const ids = await Promise.all(times(15, () => buy(server, [shop.line(0, 2)])).map((one) => one()));
  await payOut();
  const answers = await concurrently(
    random,
    ids.map((id) => async () => (await seller.refund(id, { amount: 1000 })).status),
  );
  expect(answers.toSorted()).toEqual(Array.from({ length: 15 }, (_, nth) => (nth < 10 ? 200 : 409)));
  expect(await wallet()).toMatchObject({ receivable: -10_000 });
});

test("a guest cannot cancel at the operator's cost either, and is not told what the store owes", async () => {
  await setDebtLimit(server.deps, shop.id, 0);
  const id = await buy(server, [haircut()]);
  await payOut();
  const appointmentId = (await seller.get(id)).items[0]!.appointment_id!;
  const { version } = (
    await call(server, bookings.get, {
      params: { website_url: shop.websiteUrl, code: manageCode(server.deps.secrets, appointmentId) },
    })
  ).body.data;
  const payload = { status: "Cancelled", version };
  const refused = await callUnchecked(server, bookings.change, {
    params: { website_url: shop.websiteUrl, code: manageCode(server.deps.secrets, appointmentId) },
    body: payload,
  });
  expect([refused.status, refused.refusal.error]).toEqual([
    409,
    "This store can't refund you online right now. Please contact the store.",
  ]);
  expect(
    (
      await call(server, bookings.get, {
        params: { website_url: shop.websiteUrl, code: manageCode(server.deps.secrets, appointmentId) },
      })
    ).body.data.status,
  ).toBe("Confirmed");
  await give(4500);
  expect(
    (
      await callUnchecked(server, bookings.change, {
        params: { website_url: shop.websiteUrl, code: manageCode(server.deps.secrets, appointmentId) },
        body: payload,
      })
    ).status,
  ).toBe(200);
  expect(await wallet()).toMatchObject({ recharged: 0, receivable: 0 });
});

test("sent goods are in stock again, and paid for, when the marketplace says so: once", async () => {
  const id = await buy(server, [shop.line(0, 5)]);
  await seller.change(id, "shipped");
  const number = Number((await seller.get(id)).number);
  const lines = (quantity: number) => ({ lines: [{ line: 1, quantity }], restock: true });
  expect((await seller.preview(id, lines(3))).body.data.from_wholesale.amount).toBe(0);
  expect(await told(seller.refund(id, lines(3)))).toBe(200);
  expect(await stockOf(server, shop.productIds)).toEqual([895]);
  expect((await seller.get(id)).split).toMatchObject({ wholesale: { amount: 3000 }, earning: { amount: 0 } });
  expect(await listAwaiting(server.deps, 20)).toMatchObject([{ number, pieces: [{ quantity: 3 }] }]);

  const once = await concurrently(
    random,
    times(10, () => restockOrder(server.deps, number, true).then(String, ({ code }) => code)),
  );
  expect(once.filter((code) => code === "invalid_transition")).toHaveLength(9);
  expect(await stockOf(server, shop.productIds)).toEqual([898]);
  expect((await seller.get(id)).split).toMatchObject({
    wholesale: { amount: 1200 },
    earning: { amount: 1800 },
  });
  expect(await wallet()).toMatchObject({ pending: 1800, receivable: 0 });

  // The last two never arrive, and their wholesale price stays with the catalogue.
  expect(await told(seller.refund(id, { restock: true }))).toBe(200);
  expect(await seller.get(id)).toMatchObject({ status: "refunded" });
  await restockOrder(server.deps, number, false);
  expect(await stockOf(server, shop.productIds)).toEqual([898]);
  expect(await wallet()).toMatchObject({ pending: 0, receivable: -1200 });
  await expect(restockOrder(server.deps, number, true)).rejects.toMatchObject({ code: "invalid_transition" });
  expect(await listAwaiting(server.deps, 20)).toEqual([]);
  const notes = (await seller.get(id)).timeline.filter(({ event }) => event === "note");
  expect(notes.map(({ note }) => note)).toEqual([
    "Back in stock: 3 × Thing 1",
    "Not back in stock: 2 × Thing 1 did not arrive",
  ]);
});
