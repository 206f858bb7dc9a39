// The lines of a wallet: everything that made it what it is, newest first.
import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Money } from "../../kernel/money.ts";
import { text } from "../../kernel/text.ts";
import { daysInOrder, Instant, SomeDay } from "../../kernel/time.ts";

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

/** What narrows a list of transactions. */
export const transactionFilter = {
  type: z.enum(transactionTypes).optional(),
  from: SomeDay.optional(),
  to: SomeDay.optional(),
  q: text(200).default(""),
};

/** Which lines are meant. */
export const SoughtTransactions = daysInOrder(z.strictObject(transactionFilter));
export type SoughtTransactions = z.infer<typeof SoughtTransactions>;
