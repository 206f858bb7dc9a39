// Packs and the books: whatever becomes of visits and payments.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { assessDeletion } from "#features/account/deletion/assess-deletion.ts";
import { expireVisits } from "#features/money/wallet/deposits/expire-visits.ts";
import { releaseEarnings } from "#features/selling/orders/change/release-earnings.ts";
import { orderCode } from "#features/selling/orders/place/order-code.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { expectBooksBalanced } from "#test/books.ts";
import { callUnchecked } from "#test/call.ts";
import { seededRandom } from "#test/concurrently.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { place, settle } from "#test/test-orders.ts";
import { paidService, usd } from "#test/test-paid-service.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  server = await testApp({ PLATFORM_FEE_BPS: 500 });
});
beforeEach(async () => {
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(server, `salon-${made}`, { stock: [50] });
  await confirmNow(server);
});
// Checks the books, too.
afterAll(() => server.close());

const at = async (moment: string) => {
  server.clock.set(moment);
  const { deps } = server;
  const { token } = await accessTokens(deps.secrets, deps.clock, deps.newId).issue(shop);
  shop = { ...shop, headers: { authorization: `Bearer ${token}` } };
  await confirmNow(server);
};
const edit = (body: object) => paidService(server, shop).edit(body);
const five = { visits: 5, unit_price: usd(3600), months: 6 };
/** The service costs $45.00. */
const pack = (quantity = 5) => ({
  kind: "pack",
  id: shop.serviceId,
  quantity,
  website_url: shop.websiteUrl,
});
const ada = { name: "Ada", email: "ada@example.com", phone: "" };

/** Its order, and the code that customers book with. */
async function sell(items: object[] = [pack()]) {
  const { paymentId, orderIds } = await place(server, items, { customer: ada });
  await settle(server, paymentId);
  const [orderId] = orderIds;
  return { orderId: orderId!, code: orderCode(server.deps.secrets, orderId!) };
}
const book = (code: string | undefined, startsAt = "2026-06-03T10:00:00Z", more: object = {}) =>
  callUnchecked(server, bookings.book, {
    params: { website_url: shop.websiteUrl },
    body: {
      service_id: shop.serviceId,
      starts_at: startsAt,
      customer: ada,
      ...(code && { pack: code }),
      ...more,
    },
  });
const set = (id: string, status: string, more: object = {}) =>
  callUnchecked(server, appointments.edit, { params: { id }, body: { status, ...more } }, shop);
const refund = (id: string, body: object) =>
  callUnchecked(
    server,
    orders.refund,
    { params: { id }, body: { restock: false, reason: "Asked", ...body } },
    shop,
  );
test("whatever happens to packs, the books balance", async () => {
  const random = seededRandom();
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const pick = <T>(of: readonly T[]): T => of[upTo(of.length - 1)]!;
  shop = await testStoreApp(server, `salon-${made}-taxed`, { rules: { tax_bps: 825 } });
  await confirmNow(server);
  const odd = { visits: 3, unit_price: usd(3333), months: 1 };
  await edit({ price: usd(4999), packs: [odd], payment: { due: "full" } });
  const sold: { orderId: string; code: string }[] = [];
  const ids: string[] = [];
  const tally: Record<string, number> = {};
  for (let step = 0; step < 80; step += 1) {
    const deed = sold.length < 3 ? "sell" : pick(["sell", "book", "book", "book", "end", "end", "refund"]);
    // From here on some have begun, and can be completed.
    if (step === 40) await at("2026-06-16T12:00:00Z");
    if (deed === "sell") sold.push(await sell([pack(3), ...(upTo(2) === 0 ? [shop.line(0)] : [])]));
    const one = pick(sold);
    if (deed === "book") {
      const reply = await book(one.code, `2026-06-${10 + upTo(15)}T1${upTo(6)}:00:00Z`);
      if (reply.status === 201) ids.push(reply.body.data.id);
      tally[`book ${reply.status}`] = (tally[`book ${reply.status}`] ?? 0) + 1;
    }
    if (deed === "end" && ids.length > 0) {
      const { status } = await set(pick(ids), pick(["Completed", "Cancelled"]));
      tally[`end ${status}`] = (tally[`end ${status}`] ?? 0) + 1;
    }
    if (deed === "refund") {
      const { status } = await refund(
        one.orderId,
        pick([{}, { amount: 1 + upTo(3000) }, { lines: [{ line: 1, quantity: 1 + upTo(1) }] }]),
      );
      tally[`refund ${status}`] = (tally[`refund ${status}`] ?? 0) + 1;
    }
    if (step % 20 === 19) await expectBooksBalanced(server.database);
  }
  await at("2026-07-17T12:00:00Z");
  await expireVisits(server.deps);
  await releaseEarnings(server.deps);
  await expectBooksBalanced(server.database);
  expect(Object.keys(tally)).toEqual(
    expect.arrayContaining(["book 201", "end 200", "refund 200", "refund 409"]),
  );
});

test("a visit isn't earned before it begins, nor refunded twice, and none is booked while the payment is disputed", async () => {
  await edit({ packs: [five] });
  const { orderId, code } = await sell();
  const { body } = await book(code);
  expect((await set(body.data.id, "Completed")).status).toBe(409);
  await at("2026-06-03T10:30:00Z");
  expect((await set(body.data.id, "Completed")).status).toBe(200);
  // What is earned can go back as an amount; then the unused visits are all that is left.
  expect((await refund(orderId, { amount: 3600 })).status).toBe(200);
  expect((await refund(orderId, { lines: [{ line: 1, quantity: 4 }] })).status).toBe(200);
  await expectBooksBalanced(server.database);

  const disputed = await sell();
  const status = async (state: string) => {
    await server.database.sql(
      `INSERT INTO refunds (id, payment_id, kind, amount, to_gateway, to_credits, reason, status, try_at, settled_at, created_at)
       SELECT gen_random_uuid(), payment_id, 'dispute', 100, 100, 0, '', $2, $3, $3, $3 FROM orders WHERE id = $1`,
      [disputed.orderId, state, server.clock.now()],
    );
    return (await book(disputed.code, "2026-06-05T10:00:00Z")).status;
  };
  expect(await status("succeeded")).toBe(409);
  await server.database.sql("DELETE FROM refunds WHERE kind = 'dispute'");
  expect((await book(disputed.code, "2026-06-05T10:00:00Z")).status).toBe(201);
});

test("an account with visits that aren't booked isn't deleted", async () => {
  await edit({ packs: [five] });
  await sell();
  const { reasons } = await assessDeletion(server.deps, shop.id);
  expect(reasons.map(({ code, reason }) => [code, reason])).toContainEqual([
    "visits",
    "Customers have paid for 5 visits and not booked them.",
  ]);
});
