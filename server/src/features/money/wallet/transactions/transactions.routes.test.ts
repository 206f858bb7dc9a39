import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Transaction } from "@solodesk/contract/money/wallet/transaction.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerChecks } from "#features/money/wallet/checks/book-checks.ts";
import type { Entry } from "#features/money/wallet/entry.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testMoney } from "#test/test-money.ts";
import { type TestSeller, testSeller, testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
const ids: Record<string, Id> = {};
beforeAll(async () => {
  server = await testApp();
  seller = await testSellerWithStore(server, "salon");
  const { id: userId } = seller;
  const at = (kind: "recharged" | "earnings" | "pending" | "receivable") => ({ userId, kind });
  // 20:30 on the previous day in New York, the store's time zone.
  await post("2026-06-02T00:30:00Z", {
    source: source("adjustment", "gift"),
    description: "Gift card Łódź",
    postings: [
      { account: { kind: "adjustments" }, leg: "given", type: "credit", amount: -5000 },
      { account: at("recharged"), leg: "credits", type: "credit", amount: 5000 },
    ],
  });
  for (const [number, moment] of [
    ["1042", "2026-06-02T15:00:00Z"],
    ["1043", "2026-06-03T15:00:00Z"],
  ] as const)
    await post(moment, {
      source: source("order", number),
      description: `Order ${number}`,
      orderNumber: number,
      postings: [
        { account: { kind: "escrow" }, leg: "paid", type: "sale", amount: -2000 },
        { account: at("pending"), leg: "sale", type: "sale", amount: 1500 },
        { account: at("pending"), leg: "fee", type: "fee", amount: -100 },
        { account: { kind: "fees" }, leg: "fees", type: "fee", amount: 100 },
        { account: { kind: "wholesale" }, leg: "goods", type: "sale", amount: 500 },
      ],
    });
  await post("2026-06-04T15:00:00Z", {
    source: source("release", "1042"),
    description: "Order 1042",
    orderNumber: "1042",
    postings: [
      { account: at("pending"), leg: "pending", type: "transfer", amount: -1400 },
      { account: at("earnings"), leg: "earnings", type: "transfer", amount: 1400 },
    ],
  });
});
// Postings without payments or orders behind them: only the ledger's own checks hold.
afterAll(() => server.close(ledgerChecks));

const source = (type: Entry["source"]["type"], name: string): Entry["source"] => {
  ids[name] ??= server.deps.newId();
  return { type, id: ids[name] };
};
function post(moment: string, entry: Omit<Entry, "currency">): Promise<void> {
  server.clock.set(moment);
  return inTransaction(server.deps, (deps) => postTransaction(deps, { currency: "USD", ...entry }));
}
const ask = (query: string, as: TestSeller = seller) =>
  callUnchecked(server, wallet.listTransactions, { query }, as);
const list = async (query: string, as: TestSeller = seller) => (await ask(query, as)).body;
const usd = (amount: number) => ({ amount, currency: "USD" });
const shown = ({ data }: { data: Transaction[] }) =>
  data.map(({ type, amount, balance_after }) => [type, amount.amount, balance_after?.amount]);

describe("the lines of a wallet", () => {
  test("come newest first with the balance after each, and sum to it", async () => {
    const { data, pagination, totals } = await list("");
    expect(shown({ data })).toEqual([
      ["fee", -100, 7800],
      ["sale", 1500, 7900],
      ["fee", -100, 6400],
      ["sale", 1500, 6500],
      ["credit", 5000, 5000],
    ]);
    expect(data[1]).toEqual({
      id: expect.any(String),
      at: "2026-06-03T15:00:00.000Z",
      type: "sale",
      status: "pending",
      description: "Order 1043",
      amount: usd(1500),
      balance_after: usd(7900),
      reference: ids["1043"],
      order_number: "1043",
      customer: null,
    });
    expect(data.map(({ status }) => status)).toEqual(["pending", "pending", "settled", "settled", "settled"]);
    expect(pagination).toEqual({ current_page: 1, page_size: 20, total: 5, total_pages: 1 });
    expect(totals).toEqual({ in: usd(8000), out: usd(200), net: usd(7800) });
  });

  test.each([
    ["type=sale", [1500, 1500], 3000, 0],
    ["type=fee&q=1042", [-100], 0, 100],
    ["q=łódź", [5000], 5000, 0],
    ["q=order%201043", [-100, 1500], 1500, 100],
    ["q=100%25", [], 0, 0],
    // Days are in the store's time zone.
    ["from=2026-06-02", [-100, 1500, -100, 1500], 3000, 200],
    ["to=2026-06-01", [5000], 5000, 0],
    ["from=2026-06-02&to=2026-06-02", [-100, 1500], 1500, 100],
    ["from=2026-06-02&to=2026-06-02&type=sale", [1500], 1500, 0],
    ["from=2026-06-05", [], 0, 0],
  ])("%s leaves what is meant, and totals of it", async (query, amounts, into, out) => {
    const { data, pagination, totals } = await list(query);
    expect(data.map(({ amount }) => amount.amount)).toEqual(amounts);
    expect(pagination.total).toBe(amounts.length);
    expect(totals).toEqual({ in: usd(into), out: usd(out), net: usd(into - out) });
  });

  test("are found by their reference, which is what made them", async () => {
    expect((await list(`q=${ids["gift"]?.toUpperCase()}`)).data).toHaveLength(1);
  });

  test.each(["", "&type=sale", "&q=order"])("come page by page, with the totals of all%s", async (more) => {
    const whole = await list(`page_size=100${more}`);
    const pages = [];
    for (let page = 1; page <= 4; page += 1) pages.push(await list(`page=${page}&page_size=2${more}`));
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data);
    for (const { totals, pagination } of pages)
      expect([totals, pagination.total]).toEqual([whole.totals, whole.data.length]);
  });

  test("are none where nothing ever moved, and nobody else's", async () => {
    const other = await testSeller(server);
    expect(await list("from=2026-06-01", other)).toEqual({
      data: [],
      pagination: { current_page: 1, page_size: 20, total: 0, total_pages: 0 },
      totals: { in: usd(0), out: usd(0), net: usd(0) },
    });
  });

  test("a sale is settled once all of it was given back, too", async () => {
    const other = await testSeller(server);
    const account = { userId: other.id, kind: "pending" } as const;
    const steps = [
      ["order", "2000", "sale", 900],
      ["order_refund", "2000-refund", "refund", -400],
      ["order_refund", "2000-rest", "refund", -500],
    ] as const;
    const seen = [];
    for (const [type, name, line, amount] of steps) {
      await post(server.clock.now().toISOString(), {
        source: source(type, name),
        description: "Order 2000",
        orderNumber: "2000",
        postings: [
          { account, leg: "seller", type: line, amount },
          { account: { kind: "escrow" }, leg: "escrow", type: line, amount: -amount },
        ],
      });
      seen.push((await list("type=sale", other)).data[0]?.status);
    }
    expect(seen).toEqual(["pending", "pending", "settled"]);
  });

  test("of an order name its customer in the seller's wallet and nobody in the buyer's", async () => {
    const [shop, buyer] = [await testSellerWithStore(server, "shop"), await testSeller(server)];
    const money = testMoney(server);
    const payment_id = await money.payment({ amount: 500 });
    const order = await money.order({ total: 500, store_id: shop.storeId, payment_id });
    const [row] = await server.database.sql<{ number: string }>("SELECT number FROM orders WHERE id = $1", [
      order,
    ]);
    await post(server.clock.now().toISOString(), {
      source: { type: "order", id: order },
      description: `Order ${row!.number}`,
      orderNumber: row!.number,
      postings: [
        { account: { kind: "adjustments" }, leg: "paid", type: "sale", amount: -500 },
        { account: { userId: shop.id, kind: "pending" }, leg: "sale", type: "sale", amount: 400 },
        { account: { userId: buyer.id, kind: "recharged" }, leg: "rest", type: "refund", amount: 100 },
      ],
    });
    const [sold] = (await list("", shop)).data;
    expect(sold).toMatchObject({ order_number: row!.number, customer: "Grace Hopper" });
    const one = await call(server, wallet.getTransaction, { params: { id: sold!.id } }, shop);
    expect(one.body.data.customer).toBe("Grace Hopper");
    expect((await list("", buyer)).data[0]).toMatchObject({ order_number: row!.number, customer: null });
  });

  test("are refused to strangers, and wishes that mean nothing are named", async () => {
    expect((await call(server, wallet.listTransactions, {})).status).toBe(401);
    for (const query of ["type=transfer", "from=June", "from=2026-06-02&to=2026-06-01", "page=0", "colour=1"])
      expect((await ask(query)).status, query).toBe(422);
  });
});

describe("one line", () => {
  test("tells every row of the books that made it", async () => {
    const [, sale] = (await list("")).data;
    const answer = await call(server, wallet.getTransaction, { params: { id: sale!.id } }, seller);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      ...sale,
      postings: [
        { account: "escrow", own: false, amount: usd(-2000), balance_after: null },
        { account: "fees", own: false, amount: usd(100), balance_after: null },
        { account: "wholesale", own: false, amount: usd(500), balance_after: null },
        { account: "pending", own: true, amount: usd(1500), balance_after: usd(2900) },
        { account: "pending", own: true, amount: usd(-100), balance_after: usd(2800) },
      ],
    });
  });

  test("is its owner's; of another wallet in it no more is told than that there is one", async () => {
    const other = await testSeller(server);
    await post(server.clock.now().toISOString(), {
      source: source("adjustment", "between"),
      description: "Between two",
      postings: [
        { account: { kind: "gateway", gateway: "sandbox" }, leg: "gateway", type: "credit", amount: -30 },
        { account: { userId: seller.id, kind: "recharged" }, leg: "a", type: "credit", amount: 10 },
        { account: { userId: other.id, kind: "recharged" }, leg: "b", type: "credit", amount: 20 },
      ],
    });
    const [mine] = (await list("")).data;
    const rows: { account: string }[] = (
      await call(server, wallet.getTransaction, { params: { id: mine!.id } }, seller)
    ).body.data.postings;
    expect(rows.toSorted((a, b) => (a.account < b.account ? -1 : 1))).toEqual([
      { account: "gateway:sandbox", own: false, amount: usd(-30), balance_after: null },
      { account: "other", own: false, amount: usd(20), balance_after: null },
      { account: "recharged", own: true, amount: usd(10), balance_after: usd(5010) },
    ]);
    expect((await call(server, wallet.getTransaction, { params: { id: mine!.id } }, other)).status).toBe(404);
    const [transfer] = await server.database.sql<{ id: Id }>(
      "SELECT id FROM postings WHERE type = 'transfer'",
    );
    expect((await call(server, wallet.getTransaction, { params: { id: transfer!.id } }, seller)).status).toBe(
      404,
    );
    expect(
      (await call(server, wallet.getTransaction, { params: { id: server.deps.newId() } }, seller)).refusal
        .code,
    ).toBe("not_found");
    expect((await call(server, wallet.getTransaction, { params: { id: "7" } }, seller)).status).toBe(422);
    expect((await call(server, wallet.getTransaction, { params: { id: mine!.id } })).status).toBe(401);
  });
});
