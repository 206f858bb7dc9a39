// The lines of a wallet, newest first: everything that led to its balance.
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
  /** Signed: positive raises the wallet's balance. */
  amount: Money,
  /** The wallet's balance after it: bought credits, earnings and pending together. */
  balance_after: Money.nullable(),
  reference: z.string(),
  order_number: z.string().nullable(),
  /** Who bought or booked; null if the order is not one of the owner's store. */
  customer: z.string().nullable(),
});
export type Transaction = z.infer<typeof Transaction>;

/** One ledger posting behind a line. */
export const Posting = z.object({
  account: z.string(),
  /** Whether the account belongs to the wallet; the others are the installation's. */
  own: z.boolean(),
  amount: Money,
  balance_after: Money.nullable(),
});
export type Posting = z.infer<typeof Posting>;

/** Filter of a list of transactions. */
export const transactionFilter = {
  type: z.enum(transactionTypes).optional(),
  from: SomeDay.optional(),
  to: SomeDay.optional(),
  q: text(200).default(""),
};

export const TransactionFilter = daysInOrder(z.strictObject(transactionFilter));
export type TransactionFilter = z.infer<typeof TransactionFilter>;
