// What is written into the books, and whose money it moves.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { transactionTypes } from "@solodesk/contract/money/wallet/transaction.ts";
import type { WalletAccount } from "@solodesk/contract/money/wallet.ts";

/** The installation's own accounts, beside one for each gateway. */
export const houseAccounts = ["escrow", "fees", "wholesale", "sales", "adjustments", "payouts"] as const;
export type HouseAccount = (typeof houseAccounts)[number];

export type AccountRef =
  | { userId: Id; kind: WalletAccount }
  | { kind: "gateway"; gateway: GatewayName }
  | { kind: HouseAccount };

/** A transfer stays inside of one wallet, and is no line of it. */
export const postingTypes = [...transactionTypes, "transfer"] as const;
export type PostingType = (typeof postingTypes)[number];

export const sourceTypes = [
  "hold",
  "unhold",
  "payment",
  "order",
  "order_refund",
  "refund",
  "release",
  "adjustment",
  "plan",
  "plan_refund",
  "payout_hold",
  "payout_return",
  "payout",
  "restock",
  "debt",
] as const;

export interface EntryPosting {
  account: AccountRef;
  /** Which part of its source it is. */
  leg: string;
  type: PostingType;
  /** Minor units, signed: what somebody has here is positive. What is zero is left out. */
  amount: number;
}

export interface Entry {
  /** One source makes one transaction, ever. */
  source: { type: (typeof sourceTypes)[number]; id: Id };
  /** What the wallet's owner reads, e.g. "Order 1042". */
  description: string;
  orderNumber?: string;
  currency: string;
  postings: EntryPosting[];
}
