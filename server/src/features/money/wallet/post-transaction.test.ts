import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { WalletAccount } from "@solodesk/contract/money/wallet.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#kernel/database/db.ts";
import { minutes } from "#kernel/time/clock.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller } from "#test/test-seller.ts";
import { ledgerChecks } from "./checks/book-checks.ts";
import type { Entry, PostingType } from "./entry.ts";
import { getWallet } from "./get-wallet.ts";
import { postTransaction } from "./post-transaction.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
});
// Postings without payments or orders behind them: only the ledger's own checks hold.
afterAll(() => server.close(ledgerChecks));

type Leg = [account: WalletAccount | "escrow" | "adjustments" | "fees", type: PostingType, amount: number];

const post = (type: Entry["source"]["type"], userId: Id, legs: Leg[], id = server.deps.newId()) =>
  inTransaction(server.deps, (deps) =>
    postTransaction(deps, {
      source: { type, id },
      description: "Order 1042",
      currency: "USD",
      postings: legs.map(([kind, postingType, amount], at) => ({
        account: kind === "escrow" || kind === "adjustments" || kind === "fees" ? { kind } : { userId, kind },
        leg: `${at}`,
        type: postingType,
        amount,
      })),
    }),
  );
const credit = (userId: Id, amount: number) =>
  post("adjustment", userId, [
    ["adjustments", "credit", -amount],
    ["recharged", "credit", amount],
  ]);
const lines = (userId: Id) =>
  server.database.sql<{ line: string; amount: string; wallet_after: string; came_in: string }>(
    `SELECT line::int, amount::int, wallet_after::int, came_in::int FROM postings
     WHERE user_id = $1 AND line IS NOT NULL ORDER BY line`,
    [userId],
  );

test("credits come in, are kept for a payment and spent; the wallet's lines sum to it", async () => {
  const { id } = await testSeller(server);
  await credit(id, 5000);
  await post("hold", id, [
    ["recharged", "transfer", -2000],
    ["held", "transfer", 2000],
  ]);
  expect(await getWallet(server.deps.db, id)).toEqual({
    recharged: 3000,
    earnings: 0,
    pending: 0,
    held: 2000,
    deposits: 0,
    receivable: 0,
  });
  await post("payment", id, [
    ["held", "purchase", -2000],
    ["escrow", "purchase", 2000],
  ]);
  expect(await getWallet(server.deps.db, id)).toMatchObject({ recharged: 3000, held: 0 });
  expect(await lines(id)).toEqual([
    { line: 1, amount: 5000, wallet_after: 5000, came_in: 5000 },
    { line: 2, amount: -2000, wallet_after: 3000, came_in: 5000 },
  ]);
});

test("what is not there is not spent, and nothing of it stays", async () => {
  const { id } = await testSeller(server);
  await credit(id, 100);
  const before = await server.database.sql("SELECT count(*) FROM ledger_transactions");
  const legs: Leg[] = [
    ["recharged", "transfer", -101],
    ["held", "transfer", 101],
  ];
  await expect(post("hold", id, legs)).rejects.toMatchObject({ code: "insufficient_funds", status: 409 });
  expect(await server.database.sql("SELECT count(*) FROM ledger_transactions")).toEqual(before);
  expect(await getWallet(server.deps.db, id)).toMatchObject({ recharged: 100, held: 0 });
});

test("what comes in pays for what goes out in the same transaction, and zero is no posting", async () => {
  const { id } = await testSeller(server);
  await post("order", id, [
    ["escrow", "sale", -1000],
    ["pending", "sale", 1000],
    ["pending", "fee", -100],
    ["fees", "fee", 100],
    ["receivable", "sale", 0],
  ]);
  expect(await lines(id)).toEqual([
    { line: 1, amount: 1000, wallet_after: 1000, came_in: 1000 },
    { line: 2, amount: -100, wallet_after: 900, came_in: 1000 },
  ]);
});

test("what is owed is below zero and no line; it is paid by a line when something is released", async () => {
  const { id } = await testSeller(server);
  await post("order_refund", id, [
    ["receivable", "refund", -600],
    ["escrow", "refund", 600],
  ]);
  await post("order", id, [
    ["pending", "sale", 800],
    ["escrow", "sale", -800],
  ]);
  // As a transfer, the money would leave the wallet without a line to explain it.
  const release = (type: PostingType) =>
    post("release", id, [
      ["pending", "transfer", -200],
      ["earnings", "transfer", 200],
      ["pending", type, -600],
      ["receivable", type, 600],
    ]);
  await expect(release("transfer")).rejects.toMatchObject({ cause: { constraint: "postings_transfers" } });
  await release("refund");
  expect(await getWallet(server.deps.db, id)).toEqual({
    recharged: 0,
    earnings: 200,
    pending: 0,
    held: 0,
    deposits: 0,
    receivable: 0,
  });
  expect((await lines(id)).map(({ amount }) => amount)).toEqual([800, -600]);
  // A payment cannot exceed the debt.
  const tooMuch: Leg[] = [
    ["earnings", "refund", -1],
    ["receivable", "refund", 1],
  ];
  await expect(post("release", id, tooMuch)).rejects.toMatchObject({ code: "insufficient_funds" });
});

test("one source makes one transaction, and one that is there gets no more", async () => {
  const { id } = await testSeller(server);
  const source = server.deps.newId();
  const legs: Leg[] = [
    ["recharged", "credit", 10],
    ["adjustments", "credit", -10],
  ];
  await post("adjustment", id, legs, source);
  await expect(post("adjustment", id, legs, source)).rejects.toMatchObject({ cause: { code: "23505" } });
});

test("a wallet is told as it was at any moment, however clocks disagree", async () => {
  const { id } = await testSeller(server);
  server.clock.set("2026-06-02T12:00:00Z");
  await credit(id, 10);
  server.clock.set("2026-06-02T13:00:00Z");
  await credit(id, 100);
  // As if another machine's clock were slow.
  server.clock.advance(-minutes(30));
  await credit(id, 1000);
  const at = async (moment: string) => (await getWallet(server.deps.db, id, new Date(moment))).recharged;
  expect(
    await Promise.all(["11:59", "12:00", "12:45", "13:00"].map((t) => at(`2026-06-02T${t}:00Z`))),
  ).toEqual([0, 10, 10, 1110]);
});
