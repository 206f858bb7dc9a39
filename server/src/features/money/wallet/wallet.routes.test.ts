import { wallet } from "@solodesk/contract/money/wallet.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#kernel/database/db.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { adjustWallet } from "./adjust-wallet.ts";
import { ledgerChecks } from "./checks/book-checks.ts";
import { postTransaction } from "./post-transaction.ts";

let server: TestApp;
let seller: TestSeller;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  seller = await testSeller(server);
  await adjustWallet(server.deps, seller.id, { amount: 5000, reason: "A gift" });
  server.clock.set("2026-06-01T12:05:00Z");
  const owner = { userId: seller.id };
  await inTransaction(server.deps, (deps) =>
    postTransaction(deps, {
      source: { type: "hold", id: server.deps.newId() },
      description: "An order",
      currency: "USD",
      postings: [
        { account: { ...owner, kind: "recharged" }, leg: "recharged", type: "transfer", amount: -1200 },
        { account: { ...owner, kind: "held" }, leg: "held", type: "transfer", amount: 1200 },
        { account: { kind: "escrow" }, leg: "sale", type: "sale", amount: -400 },
        { account: { ...owner, kind: "pending" }, leg: "pending", type: "sale", amount: 700 },
        { account: { ...owner, kind: "receivable" }, leg: "owed", type: "refund", amount: -300 },
      ],
    }),
  );
});
// Postings without payments or orders behind them: only the ledger's own checks hold.
afterAll(() => server.close(ledgerChecks));

const usd = (amount: number) => ({ amount, currency: "USD" });

test("a wallet as it is: what is kept for a payment is pending, and what is owed has no sign", async () => {
  const answer = await call(server, wallet.get, {}, seller);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: {
      recharged: usd(3800),
      earnings: usd(0),
      pending: usd(1900),
      receivable: usd(300),
      at: "2026-06-01T12:05:00.000Z",
    },
  });
});

test("and as it was at a moment, whatever offset that is written with", async () => {
  const at = async (moment: string) =>
    (await call(server, wallet.get, { query: { at: moment } }, seller)).body.data;
  expect(await at("2026-06-01T14:04:59.999+02:00")).toEqual({
    recharged: usd(5000),
    earnings: usd(0),
    pending: usd(0),
    receivable: usd(0),
    at: "2026-06-01T12:04:59.999Z",
  });
  expect((await at("2026-06-01T12:05:00Z")).pending).toEqual(usd(1900));
  expect((await at("1970-01-01T00:00:00Z")).recharged).toEqual(usd(0));
});

test("it is its owner's alone", async () => {
  expect((await call(server, wallet.get, {}, await testSeller(server))).body.data.recharged).toEqual(usd(0));
  expect((await call(server, wallet.get, {})).status).toBe(401);
  for (const query of ["at=yesterday", "at=2026-06-01", "user=1"])
    expect((await callUnchecked(server, wallet.get, { query }, seller)).status, query).toBe(422);
});

test.each([
  ["recharged", [-1200, 5000], 3800],
  ["earnings", [], 0],
  // Includes the amount held for a payment.
  ["pending", [700, 1200], 1900],
  ["receivable", [-300], -300],
])("the rows of %s sum to it, and are its owner's alone", async (figure, amounts, total) => {
  const rows = async (query: string, who = seller) =>
    (await callUnchecked(server, wallet.listRows, { query: `figure=${figure}${query}` }, who)).body;
  const { data, ...all } = await rows("");
  expect(data.map((row) => row.amount.amount)).toEqual(amounts);
  expect(all.total).toEqual(usd(total));
  expect(all.pagination.total).toBe(amounts.length);
  const second = await rows("&page=2&page_size=1");
  expect(second.data).toEqual(data.slice(1, 2));
  expect(second.total).toEqual(usd(total));
  const before = await rows(`&at=${encodeURIComponent("2026-06-01T12:04:59Z")}`);
  expect(before.total).toEqual(usd(figure === "recharged" ? 5000 : 0));
  expect((await rows("", await testSeller(server))).data).toEqual([]);
});

test("rows tell what they are for, and wishes that mean nothing are refused", async () => {
  const answer = await call(server, wallet.listRows, { query: { figure: "recharged" } }, seller);
  expect(answer.body.data[1]).toEqual({
    id: expect.any(String),
    at: "2026-06-01T12:00:00.000Z",
    description: "A gift",
    order_number: null,
    amount: usd(5000),
  });
  expect((await call(server, wallet.listRows, { query: { figure: "pending" } })).status).toBe(401);
  for (const query of ["", "figure=held", "figure=pending&at=today", "figure=pending&page=0"])
    expect((await callUnchecked(server, wallet.listRows, { query }, seller)).status, query).toBe(422);
});
