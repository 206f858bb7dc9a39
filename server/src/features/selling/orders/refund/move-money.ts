// Posts an order's money to the ledger, in the transaction that decides about it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { limitDebt } from "#features/money/wallet/debts/limit-debt.ts";
import { sumShares } from "#features/money/wallet/deposits/list-open-deposits.ts";
import { takeDeposits } from "#features/money/wallet/deposits/take-deposits.ts";
import { descriptions } from "#features/money/wallet/descriptions.ts";
import type { Entry, EntryPosting } from "#features/money/wallet/entry.ts";
import { type Balances, getWallet, noBalances } from "#features/money/wallet/get-wallet.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { postWithRetry } from "#features/money/wallet/post-with-retry.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { depositsOf } from "../place/deposits-of.ts";
import { refundPostings, releasePostings, salePostings } from "../place/order-postings.ts";
import { earningOf, type RefundParts } from "../place/split-order.ts";
import { openDepositsOf } from "./open-deposits-of.ts";

type LedgerDeps = Pick<Deps, "db" | "clock" | "newId">;

const sellerOf = ({ storeId }: OrderRow, tx: Db): Promise<Id | undefined> | undefined =>
  storeId === null ? undefined : findOwnerOfStore(tx, storeId);

type Booked = Pick<Entry, "source" | "description">;

const entryOf = ({ number, currency }: OrderRow, booked: Booked & Pick<Entry, "postings">): Entry => ({
  ...booked,
  orderNumber: String(number),
  currency,
});

const postFrom = (
  deps: LedgerDeps,
  row: OrderRow,
  {
    sellerId,
    postings,
    ...booked
  }: Booked & { sellerId: Id | undefined; postings: (wallet: Balances) => EntryPosting[] },
): Promise<void> =>
  postWithRetry(deps, async ({ db }) => {
    const wallet = sellerId === undefined ? noBalances : await getWallet(db, sellerId);
    return entryOf(row, { ...booked, postings: postings(wallet) });
  });

/**
 * Posts a sale: the money is the seller's, but cannot be withdrawn yet. The seller's share of deposits is kept apart until
 * they are earned.
 */
export async function postSale(
  deps: LedgerDeps,
  row: OrderRow,
  items: readonly OrderItemRow[],
): Promise<void> {
  const sellerId = await sellerOf(row, deps.db);
  const taken = sellerId === undefined ? [] : await depositsOf(deps, { row, items, sellerId });
  const booked = {
    source: { type: "order" as const, id: row.id },
    description: asKept(descriptions.order, { number: String(row.number) }),
  };
  const entry = entryOf(row, { ...booked, postings: salePostings(row, sellerId, sumShares(taken)) });
  if (entry.postings.some(({ amount }) => amount !== 0)) await postTransaction(deps, entry);
  await takeDeposits(deps, taken);
}

/** Returns what became withdrawable, in minor units: not the deposits that aren't earned yet. */
export async function postRelease(deps: LedgerDeps, row: OrderRow): Promise<number> {
  const sellerId = await sellerOf(row, deps.db);
  if (sellerId === undefined) return 0;
  const deposits = sumShares(await openDepositsOf(deps.db, row));
  await postFrom(deps, row, {
    source: { type: "release", id: row.id },
    description: asKept(descriptions.orderReleased, { number: String(row.number) }),
    sellerId,
    postings: ({ receivable }) => releasePostings(row, sellerId, { receivable, deposits }),
  });
  return Math.max(0, earningOf(row) - deposits);
}

/** `before` is the order before this refund; `returned`: the seller's shares of the
 * deposits it returns, which are settled. Throws "debt_limit" if its seller would owe too much. */
export async function postRefund(
  deps: Deps,
  before: OrderRow,
  { refundId, parts, returned }: { refundId: Id; parts: RefundParts; returned: number },
): Promise<void> {
  const sellerId = await sellerOf(before, deps.db);
  const sold = { ...before, deposits: sumShares(await openDepositsOf(deps.db, before)) };
  await postFrom(deps, before, {
    source: { type: "order_refund", id: refundId },
    description: asKept(descriptions.orderRefunded, { number: String(before.number) }),
    sellerId,
    postings: (wallet) => refundPostings(sold, parts, sellerId, wallet),
  });
  if (sellerId === undefined) return;
  const orderNumber = String(before.number);
  await limitDebt(deps, {
    userId: sellerId,
    sourceId: refundId,
    amount: parts.seller - returned,
    orderNumber,
  });
}

/** Posts the return of sent pieces to stock: their wholesale price goes back to the seller. */
export async function postRestock(deps: Deps, before: OrderRow, wholesale: number): Promise<void> {
  const sellerId = await sellerOf(before, deps.db);
  const parts = { amount: 0, wholesale, fee: 0, seller: -wholesale };
  const sold = { ...before, deposits: sumShares(await openDepositsOf(deps.db, before)) };
  await postFrom(deps, before, {
    source: { type: "restock", id: deps.newId() },
    description: asKept(descriptions.orderRestocked, { number: String(before.number) }),
    sellerId,
    postings: (wallet) => refundPostings(sold, parts, sellerId, wallet),
  });
}
