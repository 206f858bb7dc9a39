import { boolean, char, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

export const sandboxSessions = pgTable("sandbox_sessions", {
  id: text().primaryKey(),
  paymentId: uuid("payment_id").notNull(),
  projectId: text("project_id").notNull(),
  status: text({ enum: ["open", "failed", "expired"] }).notNull(),
  amount: minor("amount").notNull(),
  currency: char({ length: 3 }).notNull(),
  description: text().notNull(),
  email: text().notNull(),
  successUrl: text("success_url").notNull(),
  cancelUrl: text("cancel_url").notNull(),
  paidAt: moment("paid_at"),
  chargeIds: text("charge_ids").array().notNull(),
  saveMethod: boolean("save_method").notNull(),
  methodRef: text("method_ref"),
  declinesLater: boolean("declines_later").notNull(),
  expiresAt: moment("expires_at").notNull(),
  createdAt: moment("created_at").notNull(),
});

export const sandboxRefunds = pgTable("sandbox_refunds", {
  id: uuid().primaryKey(),
  sessionId: text("session_id").notNull(),
  chargeId: text("charge_id").notNull(),
  amount: minor("amount").notNull(),
  createdAt: moment("created_at").notNull(),
});

export const sandboxEvents = pgTable("sandbox_events", {
  id: uuid().primaryKey(),
  eventId: text("event_id").notNull(),
  body: text().notNull(),
  sendAt: moment("send_at").notNull(),
  attempts: integer().notNull(),
  claimedUntil: moment("claimed_until"),
  deliveredAt: moment("delivered_at"),
  error: text(),
});
