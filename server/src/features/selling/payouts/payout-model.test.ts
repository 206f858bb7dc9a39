// D3: whatever is earned, taken back, withdrawn, cancelled, paid and failed, in any order, the database
// agrees with a queue of a few lines. The rows of payouts are therefore disjoint and sum to their payouts.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { seededRandom } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { earn, testEarner } from "#test/test-payouts.ts";
import { countOf, patienceOf } from "../../../../../scripts/soak-list.mjs";
import { cancelPayout } from "./cancel-payout.ts";
import { requestPayout } from "./request-payout.ts";
import { claimPayout } from "./settle/due-payouts.repository.ts";
import { settlePayout } from "./settle/settle-payout.ts";

const RUNS = countOf("payouts");
const STEPS = 30;
const AT_ONCE = 5;
const MINIMUM = 1000;

let server: TestApp;
const { seed } = seededRandom();
beforeAll(async () => {
  server = await testApp({ PAYOUT_PROVIDER: "sandbox", PAYOUT_MINIMUM: MINIMUM });
  // The first job that is sent opens the job queue.
  const earner = await testEarner(server, MINIMUM);
  await requestPayout(server.deps, earner, { amount: MINIMUM, destination_id: earner.destinationId });
});
afterAll(() => server.close());

type Earner = Awaited<ReturnType<typeof testEarner>>;
interface Modelled {
  id: Id;
  status: "requested" | "processing" | "paid" | "failed" | "cancelled";
  amount: number;
  /** The index of each earning, and how much of it was taken. */
  rows: [came: number, amount: number][];
}

/** Earnings join the end of a line and leave from its front. */
class Queue {
  rest: number[] = [];
  payouts: Modelled[] = [];
  get earnings(): number {
    return this.rest.reduce((sum, amount) => sum + amount, 0);
  }
  get held(): number {
    const open = this.payouts.filter(({ status }) => status === "requested" || status === "processing");
    return open.reduce((sum, { amount }) => sum + amount, 0);
  }
  take(amount: number): [number, number][] {
    const rows: [number, number][] = [];
    let left = amount;
    for (const [came, rest] of this.rest.entries()) {
      const taken = Math.min(rest, left);
      if (taken > 0) rows.push([came, taken]);
      this.rest[came] = rest - taken;
      left -= taken;
    }
    return rows;
  }
}

type Step = (earner: Earner, model: Queue, amount: number, nth: number) => Promise<void>;
const pick = ({ payouts }: Queue, nth: number): Modelled | undefined => payouts[nth % (payouts.length || 1)];
const code = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );

/** Ends a payout if its status allows it: its money leaves, or returns to the end of the line. */
const ending =
  (
    from: readonly string[],
    to: "paid" | "failed" | "cancelled",
    end: (id: Id, earner: Earner) => Promise<boolean>,
  ): Step =>
  async (earner, model, _amount, nth) => {
    const payout = pick(model, nth);
    if (!payout) return;
    const can = from.includes(payout.status);
    expect(await end(payout.id, earner)).toBe(can);
    if (!can) return;
    payout.status = to;
    if (to !== "paid") model.rest.push(payout.amount);
  };

const settled = (outcome: Parameters<typeof settlePayout>[3]) => async (id: Id) =>
  (await settlePayout(server.deps, id, "sandbox", outcome)) !== undefined;

const steps: Record<string, Step> = {
  nothing: async () => undefined,
  earn: async ({ id }, model, amount) => {
    await earn(server.deps, id, amount + 1);
    model.rest.push(amount + 1);
  },
  takeBack: async ({ id }, model, amount) => {
    const can = amount < model.earnings;
    expect(await code(earn(server.deps, id, -amount - 1))).toBe(can ? "done" : "insufficient_funds");
    if (can) model.take(amount + 1);
  },
  request: async (earner, model, amount) => {
    const refusal =
      amount < MINIMUM ? "validation_failed" : amount > model.earnings ? "insufficient_funds" : undefined;
    const work = requestPayout(server.deps, earner, { amount, destination_id: earner.destinationId });
    if (refusal !== undefined) return expect(await code(work)).toBe(refusal);
    const { id } = await work;
    model.payouts.push({ id, status: "requested", amount, rows: model.take(amount) });
  },
  claim: async (_earner, model, _amount, nth) => {
    const payout = pick(model, nth);
    if (!payout) return;
    const now = server.clock.now();
    const times = { now, until: after(now, minutes(1)) };
    const claimed = await claimPayout(server.deps.db, payout.id, "sandbox", times);
    expect(claimed !== undefined).toBe(payout.status === "requested");
    if (claimed) payout.status = "processing";
  },
  pay: ending(["processing"], "paid", settled({ status: "paid", reference: "po_1" })),
  fail: ending(["requested", "processing"], "failed", settled({ status: "failed", reason: "Closed" })),
  cancel: ending(
    ["requested"],
    "cancelled",
    async (id, earner) => (await code(cancelPayout(server.deps, earner.id, id))) === "done",
  ),
};

const plan = fc.array(
  fc.tuple(
    fc.constantFrom("nothing", "earn", "earn", "request", "request", ...Object.keys(steps)),
    fc.nat(6000),
    fc.nat(9),
  ),
  { minLength: STEPS, maxLength: STEPS },
);

async function check({ id }: Earner, model: Queue): Promise<void> {
  const wallet = await getWallet(server.deps.db, id);
  expect([wallet.earnings, wallet.held]).toEqual([model.earnings, model.held]);
  const rows = await server.database.sql<{ payout: Id; status: string; came: number; amount: number }>(
    `WITH came AS (
       SELECT p.id, row_number() OVER (ORDER BY seq)::int - 1 AS came FROM postings p JOIN accounts a ON a.id = account_id
       WHERE a.user_id = $1 AND kind = 'earnings' AND amount > 0
     ) SELECT o.id AS payout, status, came, r.amount::int FROM payouts o JOIN payout_rows r ON r.payout_id = o.id
       JOIN came ON came.id = posting_id WHERE user_id = $1 ORDER BY came`,
    [id],
  );
  for (const payout of model.payouts) {
    const own = rows.filter((row) => row.payout === payout.id);
    expect(own.map(({ came, amount }) => [came, amount])).toEqual(payout.rows);
    expect(own[0]?.status).toBe(payout.status);
  }
  expect(rows).toHaveLength(model.payouts.reduce((sum, payout) => sum + payout.rows.length, 0));
}

test(
  `D3: ${RUNS} runs of ${STEPS} steps, and the payouts are the queue's`,
  async () => {
    const count = { payouts: 0 };
    const property = fc.asyncProperty(plan, async (planned) => {
      const [earner, model] = [await testEarner(server, 0), new Queue()];
      for (const [name, amount, nth] of planned) await steps[name]!(earner, model, amount, nth);
      await check(earner, model);
      count.payouts += model.payouts.length;
    });
    const share = { numRuns: Math.ceil(RUNS / AT_ONCE) };
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, lane) => fc.assert(property, { ...share, seed: seed + lane })),
    );
    expect(count.payouts).toBeGreaterThan(RUNS);
  },
  patienceOf("payouts"),
);
