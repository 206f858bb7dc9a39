// Many requests at once on a real database: money leaves once, and each payout ends once.

import type { Payout } from "@solodesk/contract/selling/payouts.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { earn, testEarner } from "#test/test-payouts.ts";
import { approvePayouts } from "./settle/approve-payouts.ts";
import { exportBatch } from "./settle/export-batch.ts";
import { sendPayouts } from "./settle/send-payouts.ts";
import { settleByHand } from "./settle/settle-by-hand.ts";

const random = seededRandom();
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ PAYOUT_PROVIDER: "sandbox" });
  // The first job that is sent opens the job queue, which waits for a connection like everything else.
  await (await testEarner(server, 1000)).request(1000);
  await sendPayouts(server.deps);
});
afterAll(() => server.close());

type Earner = Awaited<ReturnType<typeof testEarner>>;
const requested = async (earner: Earner, amount: number): Promise<Payout> =>
  (await earner.request(amount)).body.data;

test("D1: 200 withdrawals of all there is at once: one is accepted", async () => {
  const earner = await testEarner(server, 10_000);
  const answers = await concurrently(
    random,
    times(200, () => earner.request(10_000)),
  );
  const accepted = answers.filter(({ status }) => status === 201);
  expect(accepted).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 201).map((answer) => answer.code);
  expect(new Set(others)).toEqual(new Set(["insufficient_funds"]));
  expect((await call(server, payouts.list, {}, earner)).body).toMatchObject({
    available: { amount: 0 },
    pending: { amount: 10_000 },
  });
  const holds = await server.database.sql(
    "SELECT FROM ledger_transactions WHERE source_type = 'payout_hold' AND source_id = $1",
    [accepted[0]!.body.data.id],
  );
  expect(holds).toHaveLength(1);
  noteFigures(random, { accepted: accepted.length, refused: others.length });
});

test("withdrawals of different amounts at once take rows that are disjoint, and never more than there is", async () => {
  const earner = await testEarner(server, 0);
  for (let n = 0; n < 20; n += 1) await earn(server.deps, earner.id, 700, String(n));
  const answers = await concurrently(
    random,
    times(30, (n) => earner.request(1000 + 37 * n)),
  );
  const taken = answers
    .filter(({ status }) => status === 201)
    .reduce((sum, answer) => sum + answer.body.data.amount.amount, 0);
  const [rows] = await server.database.sql<{ taken: number; most: number }>(
    `SELECT sum(sum)::int AS taken, max(sum)::int AS most FROM (SELECT sum(r.amount) FROM payout_rows r
       JOIN payouts p ON p.id = r.payout_id WHERE p.user_id = $1 GROUP BY posting_id) AS by_row`,
    [earner.id],
  );
  expect(rows?.taken).toBe(taken);
  expect(rows?.most).toBeLessThanOrEqual(700);
  expect(14_000 - taken).toBeLessThan(2_100);
});

test("cancelled and given to the provider at once: one of both happens", async () => {
  const counts = { paid: 0, cancelled: 0 };
  for (let round = 0; round < 20; round += 1) {
    const earner = await testEarner(server, 1000);
    const { id } = await requested(earner, 1000);
    const [, answered] = await concurrently(random, [
      () => sendPayouts(server.deps),
      async () => (await earner.cancel(id)).status,
      () => sendPayouts(server.deps),
    ]);
    const { status } = (await earner.status(id))!;
    expect([status, answered]).toEqual(status === "paid" ? ["paid", 409] : ["cancelled", 200]);
    const sent = await server.database.sql("SELECT FROM sandbox_payouts WHERE id = $1", [id]);
    expect(sent).toHaveLength(status === "paid" ? 1 : 0);
    counts[status as keyof typeof counts] += 1;
  }
  noteFigures(random, counts);
});

test("five processes at once ask the provider once for each", async () => {
  const made: Payout[] = [];
  for (let n = 0; n < 30; n += 1) made.push(await requested(await testEarner(server, 1000), 1000));
  const settled = await concurrently(
    random,
    times(5, () => sendPayouts(server.deps)),
  );
  expect(settled.reduce((sum, n) => sum + n, 0)).toBe(30);
  const asked = await server.database.sql("SELECT asked FROM sandbox_payouts WHERE id = ANY ($1)", [
    made.map(({ id }) => id),
  ]);
  expect(asked.map((row) => row["asked"])).toEqual(Array(30).fill(1));
});

test("paid and failed by hand at once, exported twice at once: each happens once", async () => {
  const byHand = await testApp({ PAYOUT_PROVIDER: "manual" });
  const { deps } = byHand;
  const ids: string[] = [];
  for (let n = 0; n < 10; n += 1) ids.push((await requested(await testEarner(byHand, 1000), 1000)).id);
  const none = async () => undefined;
  const batches = await concurrently(
    random,
    times(4, () => exportBatch(deps, none, { again: false })),
  );
  const exported = batches.flatMap(({ lines }) => lines.map(({ payout }) => payout.id));
  expect(exported.toSorted()).toEqual(ids.toSorted());
  const said = await Promise.allSettled(
    ids.flatMap((id) => [
      settleByHand(deps, id, { status: "paid", reference: "AB12" }),
      settleByHand(deps, id, { status: "failed", reason: "Closed" }),
      settleByHand(deps, id, { status: "paid", reference: "AB13" }),
    ]),
  );
  expect(said.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(await approvePayouts(deps, ids)).toEqual([]);
  await byHand.close();
});
