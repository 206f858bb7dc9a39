import { char, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

/**
 * `earned`: the appointment took place. `kept`: it did not, and the customer got nothing back. `returned`: the order
 * was refunded for it. A visit of a pack that expired counts as kept.
 */
export const depositOutcomes = ["earned", "kept", "returned"] as const;

export const deposits = pgTable("deposits", {
  /** That of the appointment, except for the visits of a pack. */
  id: uuid().primaryKey(),
  /** Null for a visit of a pack that isn't booked. */
  appointmentId: uuid("appointment_id"),
  orderId: uuid("order_id").notNull(),
  storeId: uuid("store_id").notNull(),
  userId: uuid("user_id").notNull(),
  /** The appointment's. */
  number: integer(),
  currency: char({ length: 3 }).notNull(),
  paid: minor("paid").notNull(),
  share: minor("share").notNull(),
  /** How much of a kept deposit was refunded. */
  returned: minor("returned").notNull().default(0),
  /** For a visit of a pack: the line of the order, which visit of it, and until when it can be booked. */
  packLine: integer("pack_line"),
  nth: integer(),
  expiresAt: moment("expires_at"),
  takenAt: moment("taken_at").notNull(),
  outcome: text({ enum: depositOutcomes }),
  settledAt: moment("settled_at"),
});
