// The ledger's side of an order: which accounts its money goes to, and comes back from.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { EntryPosting } from "#features/money/wallet/entry.ts";
import type { Balances } from "#features/money/wallet/get-wallet.ts";
import { earningOf, type OrderMoney, paidHere, type RefundParts } from "./split-order.ts";

type Seller = Pick<Balances, "earnings" | "receivable">;
type OfSeller = Pick<EntryPosting, "leg" | "type" | "amount"> & {
  kind: "pending" | "earnings" | "deposits" | "receivable";
};

const has = (amount: number): number => Math.max(0, amount);
const owes = (amount: number): number => Math.min(0, amount);

const inWallet = (userId: Id, postings: OfSeller[]): EntryPosting[] =>
  postings.map(({ kind, ...posting }) => ({ account: { userId, kind }, ...posting }));

/** `sellerId` is undefined if the marketplace itself sells; `deposits` is the seller's share of deposits. */
export function salePostings(order: OrderMoney, sellerId: Id | undefined, deposits: number): EntryPosting[] {
  const { wholesale, fee } = order;
  const total = paidHere(order);
  const paid: EntryPosting = { account: { kind: "escrow" }, leg: "paid", type: "transfer", amount: -total };
  if (sellerId === undefined)
    return [paid, { account: { kind: "sales" }, leg: "sale", type: "transfer", amount: total }];
  const sale = has(total - wholesale);
  return [
    paid,
    ...inWallet(sellerId, [
      { kind: "pending", leg: "sale", type: "sale", amount: sale },
      { kind: "pending", leg: "fee", type: "fee", amount: -Math.min(fee, sale) },
      { kind: "receivable", leg: "owed", type: "transfer", amount: owes(total - wholesale - fee) },
      { kind: "pending", leg: "not_earned", type: "transfer", amount: -deposits },
      { kind: "deposits", leg: "deposits", type: "transfer", amount: deposits },
    ]),
    { account: { kind: "wholesale" }, leg: "wholesale", type: "transfer", amount: wholesale },
    { account: { kind: "fees" }, leg: "platform_fee", type: "transfer", amount: fee },
  ];
}

/**
 * Makes the earnings withdrawable, less `deposits`: the seller's share of those that aren't earned yet. What the seller
 * owes is paid first.
 */
export function releasePostings(
  order: OrderMoney,
  sellerId: Id,
  { receivable, deposits }: Pick<Seller, "receivable"> & { deposits: number },
): EntryPosting[] {
  const rest = has(earningOf(order) - deposits);
  const owed = Math.min(rest, -receivable);
  return inWallet(sellerId, [
    { kind: "pending", leg: "pending", type: "transfer", amount: owed - rest },
    { kind: "earnings", leg: "earnings", type: "transfer", amount: rest - owed },
    { kind: "pending", leg: "settled", type: "refund", amount: -owed },
    { kind: "receivable", leg: "owed", type: "transfer", amount: owed },
  ]);
}

export interface SoldBefore extends OrderMoney {
  releasedAt: Date | null;
  /** The seller's share of deposits that stay with the order, unearned. */
  deposits: number;
}

/**
 * Before the release, the order's own share is certain to be there. After it, only what is left of the
 * earnings can be taken; the seller owes the rest.
 */
function fromSeller(
  before: SoldBefore,
  { seller }: RefundParts,
  { earnings, receivable }: Seller,
): OfSeller[] {
  const left = earningOf(before) - before.deposits;
  const fromPending = before.releasedAt ? 0 : has(left) - has(left - seller);
  const rest = seller - fromPending;
  // Money that comes back to the seller pays what they owe first.
  const paidOff = Math.min(has(-rest), -receivable);
  const fromEarnings = rest > 0 ? (before.releasedAt ? Math.min(rest, earnings) : 0) : rest + paidOff;
  return [
    { kind: "pending", leg: "pending", type: "refund", amount: -fromPending },
    { kind: "earnings", leg: "earnings", type: "refund", amount: -fromEarnings },
    { kind: "receivable", leg: "owed", type: "transfer", amount: fromEarnings - rest },
  ];
}

export function refundPostings(
  before: SoldBefore,
  parts: RefundParts,
  sellerId: Id | undefined,
  wallet: Seller,
): EntryPosting[] {
  const { amount, wholesale, fee } = parts;
  const back: EntryPosting = { account: { kind: "escrow" }, leg: "refund", type: "transfer", amount };
  if (sellerId === undefined)
    return [back, { account: { kind: "sales" }, leg: "sale", type: "transfer", amount: -amount }];
  return [
    { account: { kind: "wholesale" }, leg: "wholesale", type: "transfer", amount: -wholesale },
    { account: { kind: "fees" }, leg: "platform_fee", type: "transfer", amount: -fee },
    ...inWallet(sellerId, fromSeller(before, parts, wallet)),
    back,
  ];
}
