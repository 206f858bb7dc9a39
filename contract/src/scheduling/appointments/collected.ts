// What a customer pays the seller in person. It never passes through the wallet.
import { z } from "zod";
import type { Limit } from "../../kernel/endpoint.ts";
import { Id } from "../../kernel/id.ts";
import { type Message, msg, t } from "../../kernel/language/t.ts";
import { Money, Price } from "../../kernel/money.ts";
import { Instant } from "../../kernel/time.ts";

/** "other": paid beforehand, or in another way. */
export const collectMethods = ["cash", "card", "bank", "other"] as const;
type CollectMethod = (typeof collectMethods)[number];

export const collectMethodNames: Readonly<Record<CollectMethod, Message>> = {
  cash: msg("Cash||a way to pay"),
  card: msg("Card terminal||a way to pay"),
  bank: msg("Bank transfer||a way to pay"),
  other: msg("Paid beforehand||a way to pay"),
};

export const Collected = z.object({
  method: z.enum(collectMethods),
  /** Without the tip. */
  amount: Money,
  tip: Money,
  /** When it counts as revenue: at the end of the appointment or, if it was left open, when it was recorded. */
  at: Instant,
});
export type Collected = z.infer<typeof Collected>;

/**
 * How an appointment was paid, in a request: an amount, after which nothing stays open; or later, which leaves the amount
 * due open; or not at all, because the seller charges nothing more.
 */
export const Collect = z.union([
  z.strictObject({ method: z.enum(collectMethods), amount: Price, tip: Price.optional() }),
  z.strictObject({ later: z.literal(true) }),
  z.strictObject({ waived: z.literal(true) }),
]);
export type Collect = z.infer<typeof Collect>;

export const CompleteAppointment = z.strictObject({
  /** If omitted, no payment is recorded and nothing stays open. */
  collected: Collect.optional(),
  /** Emails the customer a receipt. */
  receipt: z.boolean().default(false),
  version: z.int().optional(),
});
export type CompleteAppointment = z.infer<typeof CompleteAppointment>;

export const mostCompleted = 100;

/** For several at once: each is paid what is still due for it. */
export const CompleteSeveral = z.strictObject({
  ids: z.array(Id).min(1).max(mostCompleted),
  collected: z.union([
    z.strictObject({ method: z.enum(collectMethods) }),
    z.strictObject({ later: z.literal(true) }),
    z.strictObject({ waived: z.literal(true) }),
  ]),
});
export type CompleteSeveral = z.infer<typeof CompleteSeveral>;

export const CollectPayment = CompleteAppointment.pick({ version: true }).extend({ collected: Collect });
export type CollectPayment = z.infer<typeof CollectPayment>;

const mostReceipts = 20;
export const receiptLimit: Limit = {
  most: mostReceipts,
  per: "hour",
  by: "user",
  message: () => t("You've sent {count} receipts within an hour.", { count: mostReceipts }),
};
