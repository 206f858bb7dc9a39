// What a customer pays the seller in person. It never passes through the wallet.
import { z } from "zod";
import { type Message, msg } from "../../kernel/language/t.ts";
import { Money, Price } from "../../kernel/money.ts";
import { Instant } from "../../kernel/time.ts";

/** "other": paid before or elsewhere. */
export const collectMethods = ["cash", "card", "bank", "other"] as const;
export type CollectMethod = (typeof collectMethods)[number];

export const collectMethodNames: Readonly<Record<CollectMethod, Message>> = {
  cash: msg("Cash||a way to pay"),
  card: msg("Card terminal||a way to pay"),
  bank: msg("Bank transfer||a way to pay"),
  other: msg("Already paid||a way to pay"),
};

export const Collected = z.object({
  method: z.enum(collectMethods),
  /** Without the tip. */
  amount: Money,
  tip: Money,
  /** When it counts as revenue: the end of the appointment, or the moment it was paid later. */
  at: Instant,
});
export type Collected = z.infer<typeof Collected>;

/**
 * How an appointment was paid, in a request: an amount; or later, which leaves the amount due open; or not at all,
 * because the seller charges nothing more.
 */
export const Collect = z.union([
  z.strictObject({ method: z.enum(collectMethods), amount: Price, tip: Price.optional() }),
  z.strictObject({ later: z.literal(true) }),
  z.strictObject({ waived: z.literal(true) }),
]);
export type Collect = z.infer<typeof Collect>;
