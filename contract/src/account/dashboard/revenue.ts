// What came in within some days, and what it is made of.
import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Money } from "../../kernel/money.ts";
import { daysInOrder, Instant, SomeDay } from "../../kernel/time.ts";

/** Most rows in one answer. */
export const maxRevenueRows = 50;

export const revenueGroupings = ["service", "product", "customer", "sale"] as const;

/** Both days are included, in the store's time zone. */
export const RevenueQuery = daysInOrder(
  z.strictObject({
    from: SomeDay,
    to: SomeDay,
    by: z.enum(revenueGroupings),
    /** Only what came in for this service or product; then that is the total. */
    item_id: Id.optional(),
  }),
);
export type RevenueQuery = z.infer<typeof RevenueQuery>;

export const RevenueRow = z.object({
  /** Of the service or product. Left out for a customer, and for what was sold without either. */
  id: Id.optional(),
  name: z.string(),
  /** How many sales it sums. */
  count: z.int(),
  amount: Money,
  /** Of a sale: when it came in, and the appointment or order behind it. */
  at: Instant.optional(),
  appointment_id: Id.optional(),
  order_id: Id.optional(),
});
export type RevenueRow = z.infer<typeof RevenueRow>;
