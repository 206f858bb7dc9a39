// What becomes of an order's money, written into the books as part of the transaction that decides it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findOwnerOfStore } from "#features/store/find-owner-of-store.ts";
import type { Entry, EntryPosting } from "#features/wallet/entry.ts";
import { type Balances, getWallet } from "#features/wallet/get-wallet.ts";
import { postTransaction } from "#features/wallet/post-transaction.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { refundPostings, releasePostings, salePostings } from "./order-postings.ts";
import type { OrderRow } from "./orders.repository.ts";
import type { RefundParts } from "./split-order.ts";

type Money = Pick<Deps, "clock" | "newId">;

const ATTEMPTS = 3;
const nothing: Balances = { recharged: 0, earnings: 0, pending: 0, held: 0, receivable: 0 };

const sellerOf = ({ storeId }: OrderRow, tx: Db): Promise<Id | undefined> | undefined =>
  storeId === null ? undefined : findOwnerOfStore(tx, storeId);

async function post(
  money: Money,
  tx: Db,
  { number, currency }: OrderRow,
  entry: Pick<Entry, "source" | "description" | "postings">,
): Promise<void> {
  if (entry.postings.every(({ amount }) => amount === 0)) return;
  await postTransaction(money, tx, { ...entry, orderNumber: String(number), currency });
}

/** Somebody else may move the same wallet's money between the look and the posting: then it is looked at anew. */
async function postFrom(
  money: Money,
  tx: Db,
  row: OrderRow,
  {
    sellerId,
    postings,
    ...entry
  }: Pick<Entry, "source" | "description"> & {
    sellerId: Id | undefined;
    postings: (wallet: Balances) => EntryPosting[];
  },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const wallet = sellerId === undefined ? nothing : await getWallet(tx, sellerId);
    try {
      return await tx.transaction((part) => post(money, part, row, { ...entry, postings: postings(wallet) }));
    } catch (error) {
      const isMoved = error instanceof AppError && error.code === "insufficient_funds";
      if (!isMoved || attempt === ATTEMPTS) throw error;
    }
  }
}

/** What was paid is the seller's, not yet to be withdrawn. */
export async function postSale(money: Money, tx: Db, row: OrderRow): Promise<void> {
  const sellerId = await sellerOf(row, tx);
  await post(money, tx, row, {
    source: { type: "order", id: row.id },
    description: `Order ${row.number}`,
    postings: salePostings(row, sellerId),
  });
}

export async function postRelease(money: Money, tx: Db, row: OrderRow): Promise<void> {
  const sellerId = await sellerOf(row, tx);
  if (sellerId === undefined) return;
  await postFrom(money, tx, row, {
    source: { type: "release", id: row.id },
    description: `Order ${row.number} released`,
    sellerId,
    postings: (wallet) => releasePostings(row, sellerId, wallet),
  });
}

/** `before`: as it was before this refund. */
export async function postRefund(
  money: Money,
  tx: Db,
  before: OrderRow,
  { refundId, parts }: { refundId: Id; parts: RefundParts },
): Promise<void> {
  const sellerId = await sellerOf(before, tx);
  await postFrom(money, tx, before, {
    source: { type: "order_refund", id: refundId },
    description: `Refund of order ${before.number}`,
    sellerId,
    postings: (wallet) => refundPostings(before, parts, sellerId, wallet),
  });
}
