// Sellers who owe money can withdraw only what is left beyond it, whatever is charged back at the same
// moment.

import { setTimeout } from "node:timers/promises";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { destinationOf, earn } from "#test/test-payouts.ts";

let world: TestBilling;
beforeAll(async () => {
  world = await testBilling();
  await world.deps.jobs.work([]);
});
afterAll(() => world.server.close());

const usd = (amount: number) => ({ amount, currency: "USD" });

/** A seller who has earned 100 and has spent the 50 credits they bought. */
async function spender() {
  const seller = await world.seller();
  const paymentId = await world.paid(seller, "credits-50");
  await world.adjust(seller, -5_000);
  await earn(world.deps, seller.id, 10_000);
  return { seller, paymentId, destinationId: await destinationOf(world.server, seller.id) };
}
type Spender = Awaited<ReturnType<typeof spender>>;

async function chargeback(paymentId: Id) {
  const { chargeId, amount, currency } = await world.payment(paymentId);
  return world.tell("dispute.opened", { charge_id: chargeId, amount, currency });
}
const request = async ({ seller, destinationId: destination_id }: Spender, amount: number) =>
  call(world.server, payouts.request, { body: { amount, destination_id } }, await world.callerOf(seller));

test("what is owed is not available, is named with its rule, and frees once it is paid", async () => {
  const owing = await spender();
  const { seller } = owing;
  await chargeback(owing.paymentId);
  expect((await call(world.server, payouts.list, {}, await world.callerOf(seller))).body).toMatchObject({
    available: usd(5_000),
    receivable: usd(5_000),
  });
  const { data } = (await call(world.server, payouts.preview, {}, await world.callerOf(seller))).body;
  expect(data).toMatchObject({
    amount: usd(5_000),
    available: usd(5_000),
    rows: [{ amount: usd(5_000) }],
    held: [
      {
        description: "Kept for what you owe",
        amount: usd(5_000),
        rule: expect.stringMatching(/pay this off/),
        frees_at: null,
      },
    ],
    held_count: 1,
  });
  expect(
    (await call(world.server, payouts.preview, { query: { amount: "9000" } }, await world.callerOf(seller)))
      .body.data.amount,
  ).toEqual(usd(5_000));
  const refused = await request(owing, 5_001);
  expect([refused.status, refused.refusal]).toMatchObject([
    409,
    { code: "insufficient_funds", error: expect.stringContaining("$50.00") },
  ]);
  expect((await request(owing, 5_000)).status).toBe(201);
  await world.paid(seller, "credits-50");
  expect((await call(world.server, payouts.list, {}, await world.callerOf(seller))).body).toMatchObject({
    available: usd(5_000),
    receivable: usd(0),
  });
  expect(
    (await call(world.server, payouts.preview, {}, await world.callerOf(seller))).body.data.held,
  ).toMatchObject([{ amount: usd(5_000), frees_at: null }]);
});

test("who owes more than they earned withdraws nothing, and sees all of it kept", async () => {
  const owing = await spender();
  await earn(world.deps, owing.seller.id, -8_000);
  await chargeback(owing.paymentId);
  expect((await call(world.server, payouts.list, {}, await world.callerOf(owing.seller))).body).toMatchObject(
    { available: usd(0), receivable: usd(5_000) },
  );
  expect(
    (await call(world.server, payouts.preview, {}, await world.callerOf(owing.seller))).body.data,
  ).toMatchObject({
    amount: usd(0),
    row_count: 0,
    held: [{ amount: usd(2_000) }],
  });
});

test("a withdrawal against a chargeback at once: what came later saw the other one", async () => {
  const random = seededRandom();
  const counts = { before: 0, refused: 0 };
  for (let round = 0; round < 24; round += 1) {
    const owing = await spender();
    // A chargeback takes longer to reach the ledger, so some requests start a little later.
    const later = (n: number) => setTimeout(n * 4).then(() => request(owing, 6_000));
    const [, ...answers] = await concurrently<Awaited<ReturnType<typeof request>> | undefined>(random, [
      () => chargeback(owing.paymentId).then(() => undefined),
      ...times(6, later),
    ]);
    const accepted = answers.filter((answer) => answer?.status === 201).length;
    const [order] = await world.server.database.sql<{ was_first: boolean }>(
      `SELECT min(p.seq) FILTER (WHERE p.source_type = 'payout_hold') <
         min(p.seq) FILTER (WHERE p.source_type = 'refund') AS was_first
       FROM postings p WHERE user_id = $1`,
      [owing.seller.id],
    );
    expect(accepted).toBe(order?.was_first === true ? 1 : 0);
    counts[accepted === 1 ? "before" : "refused"] += 1;
  }
  noteFigures(random, counts);
  expect(counts.before + counts.refused).toBe(24);
});
