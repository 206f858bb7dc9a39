// The lines of a wallet: everything that made it what it is, newest first.
import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { M } from "../kernel/marketplace.ts";
import { Money } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { text } from "../kernel/text.ts";
import { daysInOrder, Instant, SomeDay } from "../kernel/time.ts";

export const transactionTypes = [
  "sale",
  "purchase",
  "credit",
  "subscription",
  "refund",
  "payout",
  "fee",
] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const transactionStatuses = ["pending", "settled", "failed"] as const;

export const Transaction = z.object({
  id: Id,
  at: Instant,
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  description: z.string(),
  /** Signed, seen from the wallet. */
  amount: Money,
  /** What the wallet held after it: bought credits, earnings and what is pending together. */
  balance_after: Money.nullable(),
  reference: z.string(),
  order_number: z.string().nullable(),
});
export type Transaction = z.infer<typeof Transaction>;

/** One row of the books behind a line. */
export const Posting = z.object({
  account: z.string(),
  /** Is it one of the wallet's own? The others are the installation's. */
  own: z.boolean(),
  amount: Money,
  balance_after: Money.nullable(),
});
export type Posting = z.infer<typeof Posting>;

const narrowed = {
  type: z.enum(transactionTypes).optional(),
  from: SomeDay.optional(),
  to: SomeDay.optional(),
  q: text(200).default(""),
};

/** Which lines are meant. */
export const SoughtTransactions = daysInOrder(z.strictObject(narrowed));
export type SoughtTransactions = z.infer<typeof SoughtTransactions>;

export const transactions = {
  list: endpoint({
    method: "GET",
    path: `${M}/payment/transactions`,
    summary: "Lines of one's wallet with its balance after each, newest first",
    access: "user",
    query: daysInOrder(z.strictObject({ ...pageQuery(), ...narrowed })),
    answer: z.object({
      data: z.array(Transaction),
      pagination: Pagination,
      /** Of all lines that are meant, not of one page; `out` has no sign: net is in less out. */
      totals: z.object({ in: Money, out: Money, net: Money }),
    }),
    failed: "Failed to fetch transactions",
  }),
  get: endpoint({
    method: "GET",
    path: `${M}/payment/transactions/:id`,
    summary: "Why this number: the rows of the books that make one line of the wallet",
    access: "user",
    params: z.strictObject({ id: Id }),
    answer: z.object({ data: Transaction.extend({ postings: z.array(Posting) }) }),
    refuses: ["not_found"],
    failed: "Failed to fetch the transaction",
  }),
};
