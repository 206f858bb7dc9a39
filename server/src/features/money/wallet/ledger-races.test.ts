import { afterAll, beforeAll, expect, test } from "vitest";
import { inSavepoint, inTransaction } from "#kernel/database/db.ts";
import { seconds } from "#kernel/time/clock.ts";
import { concurrently, noteFigures, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller } from "#test/test-seller.ts";
import { countOf, patienceOf } from "../../../../../scripts/soak-list.mjs";
import { ledgerChecks } from "./checks/book-checks.ts";
import { checkBooks } from "./checks/check-books.ts";
import type { Entry, EntryPosting } from "./entry.ts";
import { postTransaction } from "./post-transaction.ts";

let server: TestApp;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp();
});
// Postings without payments or orders behind them: only the ledger's own checks hold.
afterAll(() => server.close(ledgerChecks));

const below = (n: number) => Math.floor(random() * n);
const post = (type: Entry["source"]["type"], postings: EntryPosting[]) =>
  inTransaction(server.deps, (deps) =>
    postTransaction(deps, {
      source: { type, id: server.deps.newId() },
      description: "A move",
      currency: "USD",
      postings,
    }),
  );
const credit = (userId: string, amount: number) =>
  post("adjustment", [
    { account: { kind: "adjustments" }, leg: "given", type: "credit", amount: -amount },
    { account: { userId, kind: "recharged" }, leg: "credits", type: "credit", amount },
  ]);
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : error);
const faults = async () => (await checkBooks(server.deps.db, ledgerChecks)).flatMap((proof) => proof.faults);

type Part = [userId: string, kind: "recharged" | "earnings" | "held", type: EntryPosting["type"]];
const move = (source: Entry["source"]["type"], from: Part, to: Part, amount: number) =>
  post(source, [
    { account: { userId: from[0], kind: from[1] }, leg: "from", type: from[2], amount: -amount },
    { account: { userId: to[0], kind: to[1] }, leg: "to", type: to[2], amount },
  ]);

test(
  "D2: what is in all wallets together never changes while 50 workers move it about, and none is below zero",
  async () => {
    const users = await Promise.all(Array.from({ length: 20 }, async () => (await testSeller(server)).id));
    for (const id of users) await credit(id, 10_000);
    const any = () => users[below(users.length)] ?? "";
    const works = [
      (a: string, b: string, n: number) =>
        move("order", [a, "recharged", "purchase"], [b, "earnings", "sale"], n),
      (a: string, _: string, n: number) =>
        move("hold", [a, "recharged", "transfer"], [a, "held", "transfer"], n),
      (a: string, _: string, n: number) =>
        move("unhold", [a, "held", "transfer"], [a, "recharged", "transfer"], n),
      (a: string, b: string, n: number) =>
        move("payment", [a, "held", "purchase"], [b, "earnings", "sale"], n),
      (a: string, b: string, n: number) =>
        move("order_refund", [a, "earnings", "refund"], [b, "recharged", "refund"], n),
    ];
    const until = performance.now() + seconds(countOf("bank"));
    const outcomes = { moved: 0, refused: 0 };
    const others: unknown[] = [];
    const worker = async () => {
      while (performance.now() < until) {
        try {
          await works[below(works.length)]?.(any(), any(), 1 + below(4000));
          outcomes.moved += 1;
        } catch (error) {
          if (codeOf(error) === "insufficient_funds") outcomes.refused += 1;
          else others.push(error);
        }
      }
    };
    const seen = new Set<string>();
    let reads = 0;
    const reader = async () => {
      while (performance.now() < until) {
        const [row] = await server.database.sql(
          `SELECT (SELECT sum(balance) FROM accounts WHERE user_id IS NOT NULL)::int AS held,
           (SELECT sum(amount) FROM postings WHERE user_id IS NOT NULL)::int AS posted,
           (SELECT min(balance) FROM accounts WHERE user_id IS NOT NULL)::int >= 0 AS covered`,
        );
        seen.add(JSON.stringify(row));
        reads += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await Promise.all([...Array.from({ length: 50 }, () => worker()), reader()]);
    noteFigures(random, { ...outcomes, reads });
    expect(others).toEqual([]);
    expect([...seen]).toEqual([JSON.stringify({ held: 200_000, posted: 200_000, covered: true })]);
    expect(outcomes.moved).toBeGreaterThan(200);
    expect(outcomes.refused).toBeGreaterThan(20);
    expect(reads).toBeGreaterThan(20);
    expect(await faults()).toEqual([]);
  },
  patienceOf("bank"),
);

test("50 credits at once open a wallet once, and each is a line of its own", async () => {
  const { id } = await testSeller(server);
  await concurrently(
    random,
    times(50, (n) => credit(id, n + 1)),
  );
  const rows = await server.database.sql<{ line: number; wallet_after: number }>(
    `SELECT line::int, wallet_after::int FROM postings WHERE user_id = $1 ORDER BY seq`,
    [id],
  );
  expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  expect(rows.at(-1)?.wallet_after).toBe((50 * 51) / 2);
  expect(await server.database.sql("SELECT kind FROM accounts WHERE user_id = $1", [id])).toHaveLength(7);
  expect(await faults()).toEqual([]);
});

test("two who pay each other never wait for each other", async () => {
  const [a, b] = [(await testSeller(server)).id, (await testSeller(server)).id];
  for (const id of [a, b]) await credit(id, 10_000);
  const pay = ([from, to]: [string, string]) =>
    // Unlike inTransaction, a savepoint does not retry after a deadlock.
    inSavepoint(server.deps, (deps) =>
      postTransaction(deps, {
        source: { type: "order", id: server.deps.newId() },
        description: "A payment",
        currency: "USD",
        postings: [
          { account: { userId: from, kind: "recharged" }, leg: "from", type: "purchase", amount: -1 },
          { account: { userId: to, kind: "earnings" }, leg: "to", type: "sale", amount: 1 },
        ],
      }),
    );
  await concurrently(
    random,
    times(200, (n) => pay(n % 2 === 0 ? [a, b] : [b, a])),
  );
  expect(await faults()).toEqual([]);
});

test("one balance is spent once: 200 at once, 1 gets it", async () => {
  const { id } = await testSeller(server);
  await credit(id, 100);
  const outcomes = await concurrently(
    random,
    times(200, () =>
      move("hold", [id, "recharged", "transfer"], [id, "held", "transfer"], 100).then(() => "held", codeOf),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "insufficient_funds")).toHaveLength(199);
});
