// Names for the wallet's transactions, figures and accounts.

import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Transaction } from "@solodesk/contract/money/wallet/transaction.ts";
import {
  transactionStatusNames,
  transactionTypeNames,
} from "@solodesk/contract/money/wallet/transaction-names.ts";
import type { WalletAccount, WalletFigure } from "@solodesk/contract/money/wallet.ts";
import type { Tone } from "#ui/data/badge.tsx";

/** "Sale · Pending": a settled transaction needs no status. */
export const typeInWords = ({ type, status }: Pick<Transaction, "type" | "status">): string =>
  status === "settled"
    ? t(transactionTypeNames[type])
    : `${t(transactionTypeNames[type])} · ${t(transactionStatusNames[status])}`;

export const transactionStatusTones: Record<Transaction["status"], Tone> = {
  pending: "waiting",
  settled: "good",
  failed: "wrong",
};

export const figureNames: Record<WalletFigure, Message> = {
  recharged: msg("Bought credits"),
  earnings: msg("Earnings"),
  pending: msg("Pending||money on hold"),
  receivable: msg("Owed||money you owe"),
};

export const figureNotes: Record<WalletFigure, Message> = {
  recharged: msg("To spend here"),
  earnings: msg("To withdraw"),
  pending: msg("On hold, or kept for a payment or withdrawal"),
  receivable: msg("Taken from your next earnings"),
};

const ownAccounts: Record<string, Message> = {
  recharged: msg("Your bought credits"),
  earnings: msg("Your earnings"),
  pending: msg("Your earnings, on hold"),
  held: msg("Kept for a payment or withdrawal"),
  deposits: msg("Deposits, on hold"),
  receivable: msg("What you owe"),
} satisfies Record<WalletAccount, Message>;

const otherAccounts: Record<string, Message> = {
  "gateway:stripe": msg("Paid by card"),
  "gateway:sandbox": msg("Test payment"),
  "gateway:wallet": msg("Paid with credits"),
  escrow: msg("Paid in, not yet shared out or refunded"),
  fees: msg("Solodesk fee"),
  wholesale: msg("Goods, at wholesale price"),
  sales: msg("Marketplace sales"),
  adjustments: msg("Corrected by hand"),
  payouts: msg("Sent to banks"),
  other: msg("Someone else's wallet"),
};

/** Returns the plain-language name of a ledger account. */
export function accountInWords({ account, own }: { account: string; own: boolean }): string {
  const name = (own ? ownAccounts : otherAccounts)[account];
  return name === undefined ? account : t(name);
}

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
