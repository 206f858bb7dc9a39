import { z } from "zod";

export const deletionReasons = [
  "earnings",
  "pending",
  "payouts",
  "orders",
  "unpaid",
  "payments",
  "wallet",
  "appointments",
  "visits",
  "gift_cards",
] as const;

/** Why an account cannot be deleted yet, and what to do about it. */
export const DeletionReason = z.object({
  code: z.enum(deletionReasons),
  /** "2 orders are still to be sent." */
  reason: z.string(),
  /** "Ship or cancel them." */
  remedy: z.string(),
  /** The page on which to do it. */
  path: z.string(),
});
export type DeletionReason = z.infer<typeof DeletionReason>;
