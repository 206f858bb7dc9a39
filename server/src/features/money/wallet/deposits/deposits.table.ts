import { char, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

/**
 * `earned`: the appointment took place. `kept`: it did not, and the customer got nothing back. `returned`: the order
 * was refunded for it.
 */
export const depositOutcomes = ["earned", "kept", "returned"] as const;

export const deposits = pgTable("deposits", {
  appointmentId: uuid("appointment_id").primaryKey(),
  orderId: uuid("order_id").notNull(),
  storeId: uuid("store_id").notNull(),
  userId: uuid("user_id").notNull(),
  number: integer().notNull(),
  currency: char({ length: 3 }).notNull(),
  paid: minor("paid").notNull(),
  share: minor("share").notNull(),
  /** How much of a kept deposit was refunded. */
  returned: minor("returned").notNull().default(0),
  takenAt: moment("taken_at").notNull(),
  outcome: text({ enum: depositOutcomes }),
  settledAt: moment("settled_at"),
});
