import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

export const feeReasons = ["no_show", "late_cancel"] as const;
export type FeeReason = (typeof feeReasons)[number];

/** The card that was saved with an appointment, and the fee that was charged to it. */
export const appointmentCards = pgTable("appointment_cards", {
  appointmentId: uuid("appointment_id").primaryKey(),
  storeId: uuid("store_id").notNull(),
  /** The order it was saved with. */
  orderId: uuid("order_id").notNull(),
  methodId: uuid("method_id").notNull(),
  /** From then on nothing more is charged to it for this appointment. */
  releasedAt: moment("released_at"),
  /** Minor units; null if no fee was asked for, as the next two. */
  fee: minor("fee"),
  feeReason: text("fee_reason", { enum: feeReasons }),
  feeOrderId: uuid("fee_order_id"),
});
