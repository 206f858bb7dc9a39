// What a seller sends to refund an order, and what follows from it.

import { z } from "zod";
import { msg, t } from "../../kernel/language/t.ts";
import { Minor, Money, maxPriceMinor } from "../../kernel/money.ts";
import { text } from "../../kernel/text.ts";
import { maxQuantity } from "./item.ts";

export const RefundOrder = z
  .strictObject({
    /** Whole pieces of lines; without lines or amount, all that is left is refunded. */
    lines: z
      .array(z.strictObject({ line: z.int().min(1), quantity: z.int().min(1).max(maxQuantity) }))
      .min(1)
      .max(100)
      .optional(),
    /** Minor units. */
    amount: Minor.min(1, { error: () => t("Enter an amount above zero.") })
      .max(maxPriceMinor)
      .optional(),
    /** Whether the pieces return to stock. */
    restock: z.boolean(),
    reason: text(500, 1, msg("Enter a reason.")),
  })
  .refine(({ lines, amount }) => lines === undefined || amount === undefined, {
    error: () => t("Choose items or an amount, not both."),
    path: ["amount"],
  });
export type RefundOrder = z.infer<typeof RefundOrder>;

/** Who bears how much of a refund. */
export const RefundSplit = z.object({
  amount: Money,
  /** Refunded through the gateway, as credits, and to the gift cards that paid. */
  to_gateway: Money,
  to_credits: Money,
  to_gift_cards: Money,
  from_seller: Money,
  from_wholesale: Money,
  from_fee: Money,
});
export type RefundSplit = z.infer<typeof RefundSplit>;

/** Consequences of what a seller is about to do, in display order. */
export const consequenceKinds = [
  "appointment_cancelled",
  "slot_freed",
  "refund_original",
  "refund_credits",
  "refund_gift_cards",
  "deposit_kept",
  "visit_returned",
  "visit_used",
  "visits_ended",
  "visits_stay",
  "fee_charged",
  "stock_returned",
  "credits_taken",
  "you_owe",
  "mail_sent",
] as const;
export const Consequence = z.object({
  kind: z.enum(consequenceKinds),
  /** A whole sentence. */
  text: z.string(),
  amount: Money.optional(),
});
export type Consequence = z.infer<typeof Consequence>;

/** What goes back to the customer with all of them; undefined if nothing does. */
export function refundedBy(consequences: readonly Consequence[]): Money | undefined {
  const parts = consequences.flatMap(({ kind, amount }) =>
    kind.startsWith("refund_") && amount ? amount : [],
  );
  const [first] = parts;
  return first && { ...first, amount: parts.reduce((sum, { amount }) => sum + amount, 0) };
}

/** A RefundOrder without its reason, as query parameters. */
export const RefundQuery = z.strictObject({
  /** "cancel" previews cancelling the order, which refunds all that is left and takes no other parameter. */
  action: z.enum(["refund", "cancel"]).default("refund"),
  /** "1:2,3:1" gives back two pieces of line 1 and one of line 3. */
  lines: z
    .string()
    .max(1000)
    .regex(/^\d{1,9}:\d{1,9}(,\d{1,9}:\d{1,9}){0,99}$/, {
      error: () => t("List lines and quantities such as 1:2,3:1."),
    })
    .optional(),
  amount: z.coerce.number<number>().int().min(1).max(maxPriceMinor).optional(),
  restock: z.enum(["true", "false"]).default("false"),
});
export type RefundQuery = z.infer<typeof RefundQuery>;
