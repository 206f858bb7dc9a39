// D3: random operations in any order leave the ledger equal to a simple model.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type OwnedAccount, ownedAccounts } from "@solodesk/contract/money/wallet.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, inTransaction } from "#kernel/database/db.ts";
import { seconds } from "#kernel/time/clock.ts";
import { noteFigures, seededRandom } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller } from "#test/test-seller.ts";
import { countOf, patienceOf } from "../../../../../scripts/soak-list.mjs";
import { ledgerChecks } from "./checks/book-checks.ts";
import { checkBooks } from "./checks/check-books.ts";
import type { EntryPosting, PlatformAccount } from "./entry.ts";
import { postTransaction } from "./post-transaction.ts";
import { findBalances } from "./wallet.repository.ts";

const RUNS = countOf("books");
const STEPS = 30;
const AT_ONCE = 10;

let server: TestApp;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp();
});
// Postings without payments or orders behind them: only the ledger's own checks hold.
afterAll(() => server.close(ledgerChecks));

/** Draws all random numbers before the run, so that concurrent runs are reproducible. */
function drawn() {
  const draws = Array.from({ length: STEPS * 6 + 1 }, random);
  const below = (n: number) => Math.floor((draws.pop() ?? 0) * n);
  return { below, oneOf: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T };
}
type Drawn = ReturnType<typeof drawn>;

type Balances = Record<OwnedAccount, number>;

type Part = [
  who: number | PlatformAccount,
  kind: OwnedAccount | "",
  type: EntryPosting["type"],
  amount: number,
];
interface Modelled {
  balances: Balances;
  lines: [amount: number, after: number][];
}

/** Operations of users and the installation, as postings; a wallet is identified by its index. */
type Command = (a: number, b: number, n: number, of: (who: number) => Balances, draw: Drawn) => Part[];
const commands: Command[] = [
  (a, _, n) => [
    ["adjustments", "", "credit", -n],
    [a, "recharged", "credit", n],
  ],
  (a, _, n) => [
    [a, "recharged", "transfer", -n],
    [a, "held", "transfer", n],
  ],
  (a, _, n) => [
    [a, "held", "transfer", -n],
    [a, "recharged", "transfer", n],
  ],
  (a, b, n) => [
    [a, "held", "purchase", -n],
    ["escrow", "", "purchase", n],
    [b, "pending", "sale", n],
    ["escrow", "", "sale", -n],
    [b, "pending", "fee", -Math.floor(n / 10)],
    ["fees", "", "fee", Math.floor(n / 10)],
  ],
  // A release pays the debt first.
  (a, _, n, of) => {
    const owed = Math.min(n, -of(a).receivable);
    return [
      [a, "pending", "transfer", owed - n],
      [a, "earnings", "transfer", n - owed],
      [a, "pending", "refund", -owed],
      [a, "receivable", "refund", owed],
    ];
  },
  // A refund takes earnings; the rest becomes debt.
  (a, b, n, of) => {
    const there = Math.min(n, of(a).earnings);
    return [
      [a, "earnings", "refund", -there],
      [a, "receivable", "refund", there - n],
      [b, "recharged", "refund", n],
    ];
  },
  // Restocked goods: the refunded wholesale price pays the debt first.
  (a, _, n, of) => {
    const owed = Math.min(n, -of(a).receivable);
    return [
      ["wholesale", "", "transfer", -n],
      [a, "earnings", "refund", n - owed],
      [a, "receivable", "transfer", owed],
    ];
  },
  // Credits pay the debt, but never more than that.
  (a, _, n) => [
    [a, "recharged", "refund", -n],
    [a, "receivable", "transfer", n],
  ],
  // Paid in person, outside the wallet.
  (a, _, n) => [
    [a, "collected_elsewhere", "sale", n],
    ["outside", "", "transfer", -n],
  ],
  // A mistaken entry.
  (a, b, n, _, { oneOf }) => [
    [a, oneOf(ownedAccounts), "payout", -n],
    [b, oneOf(ownedAccounts), "credit", n],
  ],
];

/** Returns the next state of the model, or undefined if a balance does not cover a posting. */
function modelled(model: Modelled[], parts: Part[]): Modelled[] | undefined {
  const next = structuredClone(model);
  // Applies each wallet's postings in the given order; wallets do not affect each other.
  for (const [who, kind, type, amount] of parts) {
    const wallet = typeof who === "number" ? next[who] : undefined;
    if (!wallet || kind === "" || amount === 0) continue;
    wallet.balances[kind] += amount;
    const isCovered = kind === "receivable" ? wallet.balances[kind] <= 0 : wallet.balances[kind] >= 0;
    if (!isCovered) return undefined;
    if (type !== "transfer" && kind !== "receivable" && kind !== "collected_elsewhere")
      wallet.lines.push([amount, (wallet.lines.at(-1)?.[1] ?? 0) + amount]);
  }
  return next;
}

const none: Balances = {
  recharged: 0,
  earnings: 0,
  pending: 0,
  held: 0,
  deposits: 0,
  receivable: 0,
  collected_elsewhere: 0,
};
const empty = (): Modelled => ({ balances: { ...none }, lines: [] });

const balancesOf = async (db: Db, id: Id, at?: Date): Promise<Balances> => ({
  ...none,
  ...Object.fromEntries(await findBalances(db, id, at)),
});

async function run(): Promise<{ done: number; refused: number }> {
  const draw = drawn();
  const { below, oneOf } = draw;
  const { db, newId } = server.deps;
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push((await testSeller(server)).id);
  let model = [empty(), empty(), empty()];
  const history: { at: Date; balances: Balances[] }[] = [];
  const counts = { done: 0, refused: 0 };
  for (let step = 0; step < STEPS; step += 1) {
    server.clock.advance(seconds(1));
    const [a, b] = [below(3), below(3)];
    const parts = oneOf(commands)(a, b, 1 + below(1000), (who) => model[who]!.balances, draw);
    const next = modelled(model, parts);
    const work = inTransaction({ db }, ({ db }) =>
      postTransaction(
        { ...server.deps, db },
        {
          source: { type: "adjustment", id: newId() },
          description: "A step",
          currency: "USD",
          postings: parts.map(([who, kind, type, amount], at) => ({
            account:
              typeof who === "number" && kind !== ""
                ? { userId: ids[who]!, kind }
                : { kind: who as PlatformAccount },
            leg: String(at),
            type,
            amount,
          })),
        },
      ),
    );
    if (next) await work;
    else await expect(work, JSON.stringify(parts)).rejects.toMatchObject({ code: "insufficient_funds" });
    counts[next ? "done" : "refused"] += 1;
    model = next ?? model;
    if (step % 10 < 9) continue;
    const seen = await Promise.all(ids.map((id) => balancesOf(db, id)));
    expect(seen, JSON.stringify(parts)).toEqual(model.map(({ balances }) => balances));
    history.push({ at: server.clock.now(), balances: seen });
  }
  const past = oneOf(history);
  expect(await Promise.all(ids.map((id) => balancesOf(db, id, past.at)))).toEqual(past.balances);
  for (const [n, id] of ids.entries()) {
    const lines = await server.database.sql<{ amount: number; wallet_after: number }>(
      "SELECT amount::int, wallet_after::int FROM postings WHERE user_id = $1 AND line IS NOT NULL ORDER BY line",
      [id],
    );
    expect(lines.map((line) => [line.amount, line.wallet_after])).toEqual(model[n]!.lines);
  }
  return counts;
}

test(
  `D3: ${RUNS} runs of ${STEPS} steps, and the books are the model's`,
  async () => {
    const counts = { done: 0, refused: 0 };
    for (let n = 0; n < RUNS; n += AT_ONCE) {
      for (const { done, refused } of await Promise.all(Array.from({ length: AT_ONCE }, run))) {
        counts.done += done;
        counts.refused += refused;
      }
    }
    noteFigures(random, { runs: RUNS, ...counts });
    expect(counts.done).toBeGreaterThan(RUNS * 5);
    expect(counts.refused).toBeGreaterThan(RUNS * 3);
    expect((await checkBooks(server.deps.db, ledgerChecks)).flatMap(({ faults }) => faults)).toEqual([]);
  },
  patienceOf("books"),
);
