// A wallet's balances, now or at an earlier moment.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { withHeadings } from "../kernel/headings.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Money } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { daysInOrder, Instant } from "../kernel/time.ts";
import { Posting, Transaction, TransactionFilter, transactionFilter } from "./wallet/transaction.ts";

/**
 * The accounts of a wallet: bought credits, earnings that can be withdrawn, earnings that are not released
 * yet, what is held for a payment or withdrawal in progress, deposits for upcoming appointments, and debt,
 * if more was refunded than the wallet held.
 */
export const walletAccounts = ["recharged", "earnings", "pending", "held", "deposits", "receivable"] as const;
/** All accounts of a user: `collected_elsewhere` is what a seller was paid in person; it isn't part of the wallet. */
export const ownedAccounts = [...walletAccounts, "collected_elsewhere"] as const;
export type OwnedAccount = (typeof ownedAccounts)[number];
export type WalletAccount = (typeof walletAccounts)[number];

export const Wallet = z.object({
  recharged: Money,
  earnings: Money,
  /** Not released yet, held for a payment or withdrawal in progress, or a deposit for an upcoming appointment. */
  pending: Money,
  /** The owner's debt; deducted from the next earnings that are released. */
  receivable: Money,
  at: Instant,
});
export type Wallet = z.infer<typeof Wallet>;

/** Held amounts and deposits are reported as pending. */
export const walletFigures = ["recharged", "earnings", "pending", "receivable"] as const;
export type WalletFigure = (typeof walletFigures)[number];

/** A posting that changed one figure, including moves between the wallet's own accounts. */
export const WalletRow = z.object({
  id: Id,
  at: Instant,
  description: z.string(),
  order_number: z.string().nullable(),
  /** Signed: positive raises the figure. */
  amount: Money,
});
export type WalletRow = z.infer<typeof WalletRow>;

export const wallet = {
  get: endpoint({
    method: "GET",
    path: `${M}/user/wallet`,
    summary: "Get the wallet, now or at a point in time",
    access: "user",
    query: z.strictObject({ at: Instant.optional() }),
    answer: z.object({ data: Wallet }),
    failed: msg("Failed to load the wallet"),
    agent: "read",
  }),
  listRows: endpoint({
    method: "GET",
    path: `${M}/user/wallet/rows`,
    summary: "List the ledger rows behind a wallet balance, newest first; they add up to it",
    access: "user",
    query: z.strictObject({ ...pageQuery(), figure: z.enum(walletFigures), at: Instant.optional() }),
    answer: z.object({
      data: z.array(WalletRow),
      pagination: Pagination,
      /** Sum of all rows; debt is negative. */
      total: Money,
    }),
    failed: msg("Failed to load the details"),
    agent: "read",
  }),
  listTransactions: endpoint({
    method: "GET",
    path: `${M}/payment/transactions`,
    summary: "List wallet transactions with the balance after each, newest first",
    access: "user",
    query: daysInOrder(z.strictObject({ ...pageQuery(), ...transactionFilter })),
    answer: z.object({
      data: z.array(Transaction),
      pagination: Pagination,
      /** Of all matching lines, not of one page; `out` is unsigned: net is in less out. */
      totals: z.object({ in: Money, out: Money, net: Money }),
    }),
    failed: msg("Failed to load transactions"),
    agent: "read",
  }),
  getTransaction: endpoint({
    method: "GET",
    path: `${M}/payment/transactions/:id`,
    summary: "Get a wallet transaction with the ledger rows behind it",
    access: "user",
    params: z.strictObject({ id: Id }),
    answer: z.object({ data: Transaction.extend({ postings: z.array(Posting) }) }),
    refuses: ["not_found"],
    failed: msg("Failed to load the transaction"),
  }),
  exportTransactions: endpoint({
    method: "GET",
    path: `${M}/user/transactions.csv`,
    summary: "Export wallet transactions as a CSV file that is safe to open in a spreadsheet, newest first",
    access: "user",
    query: TransactionFilter.safeExtend(withHeadings),
    answer: z.string(),
    download: { type: "text/csv; charset=utf-8", name: "transactions.csv" },
    failed: msg("Failed to export the transactions"),
  }),
};
