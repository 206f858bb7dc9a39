// Packs and the books: whatever becomes of visits and payments.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { assessDeletion } from "#features/account/deletion/assess-deletion.ts";
import { expireVisits } from "#features/money/wallet/deposits/expire-visits.ts";
import { releaseEarnings } from "#features/selling/orders/change/release-earnings.ts";
import { expectBooksBalanced } from "#test/books.ts";
import { seededRandom } from "#test/concurrently.ts";
import { five, packSalons } from "#test/pack-salons.ts";
import { usd } from "#test/test-paid-service.ts";

const salon = packSalons();
const { at, edit, pack, sell, book, set, refund } = salon;
beforeAll(() => salon.begin());
beforeEach(() => salon.open());
// Checks the books, too.
afterAll(() => salon.server.close());

test("whatever happens to packs, the books balance", async () => {
  const random = seededRandom();
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const pick = <T>(of: readonly T[]): T => of[upTo(of.length - 1)]!;
  await salon.open({ rules: { tax_bps: 825 } });
  const odd = { visits: 3, unit_price: usd(3333), months: 1 };
  await edit({ price: usd(4999), packs: [odd], payment: { due: "full" } });
  const sold: { orderId: string; code: string }[] = [];
  const ids: string[] = [];
  const tally: Record<string, number> = {};
  for (let step = 0; step < 80; step += 1) {
    const deed = sold.length < 3 ? "sell" : pick(["sell", "book", "book", "book", "end", "end", "refund"]);
    // From here on some have begun, and can be completed.
    if (step === 40) await at("2026-06-16T12:00:00Z");
    if (deed === "sell") sold.push(await sell([pack(3), ...(upTo(2) === 0 ? [salon.shop.line(0)] : [])]));
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
    if (step % 20 === 19) await expectBooksBalanced(salon.server.database);
  }
  await at("2026-07-17T12:00:00Z");
  await expireVisits(salon.server.deps);
  await releaseEarnings(salon.server.deps);
  await expectBooksBalanced(salon.server.database);
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
  await expectBooksBalanced(salon.server.database);

  const disputed = await sell();
  const status = async (state: string) => {
    await salon.server.database.sql(
      `INSERT INTO refunds (id, payment_id, kind, amount, to_gateway, to_credits, reason, status, try_at, settled_at, created_at)
       SELECT gen_random_uuid(), payment_id, 'dispute', 100, 100, 0, '', $2, $3, $3, $3 FROM orders WHERE id = $1`,
      [disputed.orderId, state, salon.server.clock.now()],
    );
    return (await book(disputed.code, "2026-06-05T10:00:00Z")).status;
  };
  expect(await status("succeeded")).toBe(409);
  await salon.server.database.sql("DELETE FROM refunds WHERE kind = 'dispute'");
  expect((await book(disputed.code, "2026-06-05T10:00:00Z")).status).toBe(201);
});

test("an account with visits that aren't booked isn't deleted", async () => {
  await edit({ packs: [five] });
  await sell();
  const { reasons } = await assessDeletion(salon.server.deps, salon.shop.id);
  expect(reasons.map(({ code, reason }) => [code, reason])).toContainEqual([
    "visits",
    "Customers have paid for 5 visits and not booked them.",
  ]);
});
