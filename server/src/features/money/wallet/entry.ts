// The entries of the ledger and the accounts they move money between.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { transactionTypes } from "@solodesk/contract/money/wallet/transaction.ts";
import type { OwnedAccount } from "@solodesk/contract/money/wallet.ts";

/**
 * The installation's own accounts, in addition to one per gateway. `outside`: where money that sellers collect in
 * person comes from. `gift_cards`: what all gift cards are worth.
 */
export const platformAccounts = [
  "escrow",
  "fees",
  "wholesale",
  "sales",
  "adjustments",
  "payouts",
  "outside",
  "gift_cards",
] as const;
export type PlatformAccount = (typeof platformAccounts)[number];

export type AccountRef =
  | { userId: Id; kind: OwnedAccount }
  | { kind: "gateway"; gateway: GatewayName }
  | { kind: PlatformAccount };

/** A transfer moves money within one wallet and is not one of its lines. */
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
  "collection",
  "collection_undone",
  "deposit",
  "gift_card",
  "gift_card_end",
] as const;

export interface EntryPosting {
  account: AccountRef;
  /** Which part of the source it posts. */
  leg: string;
  type: PostingType;
  /** Minor units, signed: positive is what the account's owner has. Zero amounts are skipped. */
  amount: number;
}

export interface Entry {
  /** A source has at most one transaction. */
  source: { type: (typeof sourceTypes)[number]; id: Id };
  /** The text shown to the wallet's owner, e.g. "Order 1042". */
  description: string;
  orderNumber?: string;
  currency: string;
  postings: EntryPosting[];
}
