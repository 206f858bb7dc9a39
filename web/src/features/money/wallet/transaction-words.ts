// Names for the wallet's transactions, figures and accounts.

import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Transaction, TransactionType } from "@solodesk/contract/money/wallet/transaction.ts";
import type { WalletAccount, WalletFigure } from "@solodesk/contract/money/wallet.ts";
import type { Tone } from "#ui/data/badge.tsx";

export const typeNames: Record<TransactionType, string> = {
  sale: "Sale",
  purchase: "Purchase",
  credit: "Credit",
  subscription: "Subscription",
  refund: "Refund",
  payout: "Payout",
  fee: "Fee",
};

export const transactionStatusNames: Record<Transaction["status"], string> = {
  pending: "Pending",
  settled: "Settled",
  failed: "Failed",
};

export const transactionStatusTones: Record<Transaction["status"], Tone> = {
  pending: "waiting",
  settled: "good",
  failed: "wrong",
};

export const figureNames: Record<WalletFigure, string> = {
  recharged: "Bought credits",
  earnings: "Earnings",
  pending: "Pending",
  receivable: "Owed",
};

export const figureNotes: Record<WalletFigure, string> = {
  recharged: "To spend here",
  earnings: "To withdraw",
  pending: "Not released yet, or kept for a payment or withdrawal",
  receivable: "Taken from what is released next",
};

const ownAccounts: Record<string, string> = {
  recharged: "Your bought credits",
  earnings: "Your earnings",
  pending: "Your earnings, not released yet",
  held: "Kept for a payment or withdrawal",
  receivable: "What you owe",
} satisfies Record<WalletAccount, string>;

const otherAccounts: Record<string, string> = {
  "gateway:stripe": "Paid by card",
  "gateway:sandbox": "Test payment",
  "gateway:wallet": "Paid with credits",
  escrow: "Paid in, until it is shared out or given back",
  fees: "Solodesk fee",
  wholesale: "Goods, at wholesale price",
  sales: "Sales of the marketplace",
  adjustments: "Set right by hand",
  payouts: "Sent to banks",
  other: "Somebody else’s wallet",
};

/** Returns the plain-language name of a ledger account. */
export const accountInWords = ({ account, own }: { account: string; own: boolean }): string =>
  (own ? ownAccounts : otherAccounts)[account] ?? account;

/**
 * Returns the address of the order behind a transaction. The reference of a sale is the order; the reference
 * of a refund is the refund, so the order is searched for by number.
 */
export function orderAddress({ order_number: number, reference, type }: Transaction): string | undefined {
  if (number === null) return undefined;
  return type === "sale" || type === "fee"
    ? `${pages.orders}?order=${reference}`
    : `${pages.orders}?q=${number}`;
}
