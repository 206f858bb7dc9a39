// Each claim of `solo ledger check` reports the rows that violate it.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { ownedAccounts } from "@solodesk/contract/money/wallet.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#kernel/database/db.ts";
import { expectBooksBalanced } from "#test/books.ts";
import { faultsOf, untried } from "#test/broken-books.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testMoney } from "#test/test-money.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";
import type { Entry } from "../entry.ts";
import { postTransaction } from "../post-transaction.ts";
import { ledgerChecks } from "./book-checks.ts";
import { allChecks, checkBooks } from "./check-books.ts";
import { depositChecks } from "./deposit-checks.ts";
import { moneyChecks } from "./money-checks.ts";

let server: TestApp;
let owner: pg.Client;
const ids: Record<
  "seller" | "buyer" | "paid" | "open" | "order" | "back" | "asked" | "dispute" | "twice" | "collected",
  Id
> = {
  seller: "",
  buyer: "",
  paid: "",
  open: "",
  order: "",
  back: "",
  asked: "",
  dispute: "",
  twice: "",
  collected: "",
};

type Leg = [account: string, type: Entry["postings"][number]["type"], amount: number];
function post(type: Entry["source"]["type"], id: Id, userId: Id, legs: Leg[]): Promise<void> {
  const postings = legs.map(([kind, lineType, amount], at) => ({
    account: (ownedAccounts.some((owned) => owned === kind)
      ? { userId, kind }
      : kind === "gateway"
        ? { kind, gateway: "sandbox" }
        : { kind }) as Entry["postings"][number]["account"],
    leg: String(at),
    type: lineType,
    amount,
  }));
  const entry = {
    source: { type, id },
    description: "A step",
    orderNumber: "1001",
    currency: "USD",
    postings,
  };
  return inTransaction(server.deps, (deps) => postTransaction(deps, entry));
}

beforeAll(async () => {
  server = await testApp();
  owner = new pg.Client({ connectionString: server.database.ownerUrl });
  await owner.connect();
  const money = testMoney(server);
  const seller = await testSellerWithStore(server, "salon");
  ids.seller = seller.id;
  ids.buyer = (await testSeller(server)).id;
  await post("adjustment", server.deps.newId(), ids.buyer, [
    ["adjustments", "credit", -2000],
    ["recharged", "credit", 2000],
  ]);
  // One order of 20.00, paid with 15.00 and credits of 5.00. 8.00 is refunded, another 2.00 is being
  // refunded.
  ids.paid = await money.payment({ user_id: ids.buyer, amount: 1500, credits: 500, refunded: 1100 });
  await post("hold", ids.paid, ids.buyer, [
    ["recharged", "transfer", -500],
    ["held", "transfer", 500],
  ]);
  await post("payment", ids.paid, ids.buyer, [
    ["gateway", "transfer", -1500],
    ["held", "purchase", -500],
    ["escrow", "transfer", 2000],
  ]);
  ids.order = await money.order({
    store_id: seller.storeId,
    payment_id: ids.paid,
    total: 2000,
    wholesale: 600,
    fee: 100,
    refunded: 1000,
    refunded_fee: 50,
  });
  await post("order", ids.order, ids.seller, [
    ["escrow", "transfer", -2000],
    ["pending", "sale", 1400],
    ["pending", "fee", -100],
    ["fees", "transfer", 100],
    ["wholesale", "transfer", 600],
  ]);
  const ofOrder = { payment_id: ids.paid, order_id: ids.order };
  ids.back = await money.refund({ ...ofOrder, amount: 800, to_gateway: 500, to_credits: 300 });
  await post("order_refund", ids.back, ids.seller, [
    ["pending", "refund", -760],
    ["fees", "transfer", -40],
    ["escrow", "transfer", 800],
  ]);
  await post("refund", ids.back, ids.buyer, [
    ["escrow", "transfer", -800],
    ["gateway", "transfer", 500],
    ["recharged", "refund", 300],
  ]);
  ids.asked = await money.refund({ ...ofOrder, amount: 200, status: "sent" });
  await post("order_refund", ids.asked, ids.seller, [
    ["pending", "refund", -190],
    ["fees", "transfer", -10],
    ["escrow", "transfer", 200],
  ]);
  ids.dispute = await money.refund({ payment_id: ids.paid, kind: "dispute", amount: 100 });
  await post("refund", ids.dispute, ids.seller, [
    ["gateway", "transfer", 100],
    ["adjustments", "transfer", -100],
  ]);
  ids.twice = await money.refund({
    payment_id: ids.paid,
    kind: "overpaid",
    charge_id: "second",
    amount: 1500,
    status: "requested",
  });
  await post("payment", ids.twice, ids.buyer, [
    ["gateway", "transfer", -1500],
    ["escrow", "transfer", 1500],
  ]);
  ids.open = await money.payment({ user_id: ids.buyer, amount: 1, credits: 700, status: "pending" });
  await post("hold", ids.open, ids.buyer, [
    ["recharged", "transfer", -700],
    ["held", "transfer", 700],
  ]);
  ids.collected = server.deps.newId();
  await owner.query(
    `INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email,
       customer_phone, notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at,
       updated_at, collection_id, collected_method, collected_amount, collected_tip, collected_at)
     VALUES ($1, $2, 1001, 1, 'Completed', 'A lesson', 'Grace Hopper', '', '', '', 900, 'seller', now(),
       now() + interval '1 hour', 'UTC', now(), now() + interval '1 hour', now(), now(), $1, 'cash', 900, 100, now())`,
    [ids.collected, seller.storeId],
  );
  await post("collection", ids.collected, ids.seller, [
    ["collected_elsewhere", "sale", 900],
    ["collected_elsewhere", "sale", 100],
    ["outside", "transfer", -1000],
  ]);
  await owner.query(
    `INSERT INTO order_items (order_id, line, kind, service_id, name, sku, unit_price, unit_wholesale, quantity, reserved)
     VALUES ($1, 1, 'service', $1, 'A lesson', '', 2000, 0, 1, false)`,
    [ids.order],
  );
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const openDeposit = `INSERT INTO deposits (id, appointment_id, order_id, store_id, user_id, number, currency, paid, share, taken_at)
  SELECT a.id, a.id, o.id, a.store_id, stores.user_id, 1001, 'USD', 100, 90, now()
  FROM appointments a JOIN stores ON stores.id = a.store_id CROSS JOIN orders o`;

/** A pack of two visits, of which one is returned. */
const soldPack = `INSERT INTO deposits (id, order_id, store_id, user_id, pack_line, nth, expires_at, currency, paid, share, taken_at,
    outcome, settled_at)
  SELECT gen_random_uuid(), o.id, stores.id, stores.user_id, 9, nth, now(), 'USD', 100, 90, now(), outcome,
    CASE WHEN outcome IS NULL THEN NULL ELSE now() END
  FROM orders o CROSS JOIN stores, (VALUES (1, NULL), (2, 'returned')) AS visit (nth, outcome)`;

test("books that are right are said to be", async () => {
  await expectBooksBalanced(server.database);
  const proofs = await checkBooks(server.deps.db);
  expect(proofs).toHaveLength(allChecks.length);
  expect(proofs.flatMap(({ faults }) => faults)).toEqual([]);
});

/**
 * Statements that only the database owner can run and that are rolled back: the claim each violates, and the
 * expected fault.
 */
const breaks: [claim: string, how: string, named: () => string][] = [
  [
    "Every transaction sums to zero",
    "UPDATE postings SET amount = amount + 1 WHERE source_type = 'order' AND type = 'fee'",
    () => `order ${ids.order}) comes to 1 USD`,
  ],
  [
    "Every transaction sums to zero",
    "DELETE FROM postings WHERE source_type = 'release' OR source_id = (SELECT id FROM refunds WHERE kind = 'dispute')",
    () => `refund ${ids.dispute}) comes to 0 with fewer than two postings`,
  ],
  [
    "Every posting is of its transaction's source and of its account's wallet",
    "UPDATE postings SET source_type = 'order' WHERE type = 'purchase'",
    () => `of order ${ids.paid} and of user ${ids.buyer}, and is not`,
  ],
  [
    "Every balance is the sum of its postings",
    "UPDATE accounts SET balance = balance + 5 WHERE kind = 'recharged' AND balance > 0",
    () => `(recharged of user ${ids.buyer}) holds 1105, its postings come to 1100`,
  ],
  [
    "Every posting says what its account held after it",
    "UPDATE postings SET balance_after = 7 WHERE type = 'purchase'",
    () => "says its account held 7 after it, it was 0",
  ],
  [
    "The lines of every wallet are counted from 1 without a gap",
    "UPDATE postings SET line = 9 WHERE type = 'refund' AND line = 4",
    () => `Line 9 of the wallet of user ${ids.seller}`,
  ],
  [
    "The rows of every figure of a wallet are counted from 1 without a gap",
    "UPDATE postings SET nth = 9 WHERE type = 'refund' AND line = 4",
    () => `Row 9 of pending in the wallet of user ${ids.seller} follows`,
  ],
  [
    "The rows of every figure of a wallet are counted from 1 without a gap",
    "UPDATE postings SET figure = 'earnings', nth = 9 WHERE type = 'purchase'",
    () => `Row 9 of earnings in the wallet of user ${ids.buyer} follows`,
  ],
  [
    "Every line says what the wallet held after it",
    "UPDATE postings SET wallet_after = 8 WHERE type = 'purchase'",
    () => `Line 2 of the wallet of user ${ids.buyer}`,
  ],
  [
    "Every line says what the wallet held after it",
    "UPDATE postings SET came_in = 8 WHERE type = 'purchase'",
    () => `Line 2 of the wallet of user ${ids.buyer}`,
  ],
  [
    "The lines of every wallet sum to what is in it",
    "UPDATE postings SET line = NULL WHERE type = 'purchase'",
    () => `The wallet of user ${ids.buyer} holds 1800, its lines come to 2300`,
  ],
  [
    "Every payment that succeeded is in the books, and nothing else came in",
    "UPDATE payments SET amount = 1600 WHERE status = 'succeeded'",
    () => `Payment ${ids.paid}: came to 2100, the books say 2000`,
  ],
  [
    "Every payment that succeeded is in the books, and nothing else came in",
    "UPDATE refunds SET kind = 'late' WHERE kind = 'overpaid'",
    () => `Payment ${ids.twice}: came to 0, the books say 1500`,
  ],
  [
    "Every payment is as much as its orders",
    "UPDATE orders SET total = 2001, subtotal = 2001",
    () => `Payment ${ids.paid}: came to 2000, its orders come to 2001`,
  ],
  [
    "Every order that was paid is in the books, and no other one",
    "UPDATE orders SET paid_at = NULL, release_at = NULL",
    () => `Order ${ids.order}: came to 0, the books say 2000`,
  ],
  [
    "Every refund that was asked for was taken from where the money had gone",
    "UPDATE refunds SET amount = 201, to_gateway = 201 WHERE status = 'sent'",
    () => `Refund ${ids.asked}: came to 201, the books say 200`,
  ],
  [
    "Every refund that was carried out is in the books, and no other one",
    "UPDATE refunds SET status = 'succeeded' WHERE status = 'sent'",
    () => `Refund ${ids.asked}: gave back 200, the books say 0`,
  ],
  [
    "Every refund to credits came to the buyer's",
    "UPDATE refunds SET to_credits = 301, to_gateway = 499 WHERE to_credits = 300",
    () => `Refund ${ids.back}: gave credits of 301, the books say 300`,
  ],
  [
    "What banks took, or somebody gave back at the gateway, is in the books unless it came again, and nothing else",
    "UPDATE refunds SET status = 'failed' WHERE kind = 'dispute'",
    () => `Refund ${ids.dispute}: took 0, the books say 100`,
  ],
  [
    "What banks took, or somebody gave back at the gateway, is in the books unless it came again, and nothing else",
    "UPDATE refunds SET kind = 'outside', status = 'succeeded' WHERE status = 'sent'",
    () => `Refund ${ids.asked}: took 200, the books say 0`,
  ],
  [
    "Every payment in person is in the books, outside the wallet, and no other one",
    "UPDATE appointments SET collected_tip = 0",
    () => `Payment in person ${ids.collected}: came to 900, the books say 1000`,
  ],
  [
    "Every payment in person is in the books, outside the wallet, and no other one",
    "DELETE FROM appointments",
    () => `Payment in person ${ids.collected}: came to 0, the books say 1000`,
  ],
  [
    "Every appointment that was paid online says what its order line was paid",
    "UPDATE appointments SET paid = 3",
    () => `Appointment ${ids.collected}: says 3, its order says 0`,
  ],
  [
    "Every appointment that was paid online says what its order line was paid",
    "UPDATE order_items SET appointment_id = (SELECT id FROM appointments)",
    () => `Appointment ${ids.collected}: says 0, its order says 2000`,
  ],
  [
    "Every payment has given back what its refunds come to",
    "UPDATE payments SET refunded = 1101 WHERE status = 'succeeded'",
    () => `Payment ${ids.paid}: gave back 1101, its refunds come to 1100`,
  ],
  [
    "Every order has given back what its refunds come to",
    "UPDATE orders SET refunded = 999",
    () => `Order ${ids.order}: gave back 999, its refunds come to 1000`,
  ],
  [
    "Every order's goods cost what the books say, less those that are in stock again",
    "UPDATE orders SET refunded_wholesale = 1",
    () => "Order number 1001: goods come to 599, the books say 600",
  ],
  [
    "Escrow holds what is asked back and not carried out yet, and nothing else",
    "UPDATE refunds SET status = 'succeeded' WHERE status = 'sent'",
    () => "Escrow holds 1700, refunds that are not carried out come to 1500",
  ],
  [
    "Every wallet keeps what its open payments and payouts take, and nothing else",
    "UPDATE payments SET status = 'expired' WHERE status = 'pending'",
    () => `Wallet of user ${ids.buyer}: open payments and payouts take 0, it keeps 700`,
  ],
  [
    "In every wallet is pending what its orders earned and was not released",
    "UPDATE orders SET released_at = now()",
    () => `Wallet of user ${ids.seller}: orders that are not released earned 0, pending is 350`,
  ],
  [
    "In every wallet are its deposits that are not earned yet, and nothing else is kept as one",
    openDeposit,
    () => `Wallet of user ${ids.seller}: open deposits come to 90, it keeps 0`,
  ],
  [
    "Every appointment that is over has settled its deposit, and no other one has",
    openDeposit,
    () => "The deposit of appointment A-1001 is open, the appointment is Completed",
  ],
  [
    "Every appointment that is over has settled its deposit, and no other one has",
    openDeposit.replace("a.id, a.id", "a.id, gen_random_uuid()"),
    () => "The deposit of appointment A-1001 is open, the appointment is gone",
  ],
  [
    "Every deposit was taken with a paid order, as much as its line says",
    openDeposit,
    () => `Deposit of appointment ${ids.collected}: came to 100, its order line says 0`,
  ],
  [
    "Every paid pack has a deposit for each of its visits, and they come to what its line says",
    soldPack,
    () => `Pack of 2 visits in order ${ids.order}, line 9: came to 200, its order line says 0`,
  ],
  [
    "Every pack has returned as many visits as its line says",
    soldPack,
    () => `Pack in order, line ${ids.order} 9: refunded visits are 1, its line says 0`,
  ],
  [
    "Every store has as many orders and appointments of each status as its lists say",
    "UPDATE status_counts SET change = change + 1",
    () => "that are",
  ],
  [
    "Every store has as many orders and appointments of each status as its lists say",
    "DELETE FROM status_counts",
    () => "its list says 0",
  ],
  [
    "Every order is found by what it says now",
    "DELETE FROM order_search",
    () => "is searched as something else",
  ],
  [
    "Every order is found by what it says now",
    "UPDATE order_search SET status = 'cancelled'",
    () => "is searched as something else",
  ],
  [
    "Every order is found by what it says now",
    "UPDATE order_search SET words = 'another'",
    () => "is searched as something else",
  ],
];

test.each(breaks)("%s: %s", async (claim, how, named) => {
  expect(await faultsOf(owner, claim, how)).toContainEqual(expect.stringContaining(named()));
});

test("each claim is broken once", () => {
  expect(untried([...ledgerChecks, ...moneyChecks, ...depositChecks], breaks)).toEqual([]);
});
