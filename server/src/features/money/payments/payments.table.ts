import { gatewayNames, paymentStatuses, refundStatuses } from "@solodesk/contract/money/payments.ts";
import { boolean, char, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

export const paymentPurposes = ["order", "plan", "fee"] as const;
/** What a saved card may be charged for. */
export const savedFor = ["plan", "appointment"] as const;
export const refundKinds = ["order", "plan", "late", "overpaid", "dispute", "outside"] as const;

export const payments = pgTable("payments", {
  id: uuid().primaryKey(),
  purpose: text({ enum: paymentPurposes }).notNull(),
  projectId: text("project_id").notNull(),
  userId: uuid("user_id"),
  gateway: text({ enum: gatewayNames }).notNull(),
  sessionId: text("session_id"),
  checkoutUrl: text("checkout_url"),
  status: text({ enum: paymentStatuses }).notNull(),
  amount: minor("amount").notNull(),
  credits: minor("credits").notNull(),
  currency: char({ length: 3 }).notNull(),
  chargeId: text("charge_id"),
  /** What gift cards pay beside the amount and the credits, and what of it went back to them; `refunded` is without it. */
  giftCards: minor("gift_cards").notNull().default(0),
  giftCardsRefunded: minor("gift_cards_refunded").notNull().default(0),
  refunded: minor("refunded").notNull(),
  email: text().notNull(),
  description: text().notNull(),
  returnPath: text("return_path").notNull(),
  saveMethod: boolean("save_method").notNull(),
  methodId: uuid("method_id"),
  expiresAt: moment("expires_at").notNull(),
  checkAt: moment("check_at").notNull(),
  askedAt: moment("asked_at"),
  settledAt: moment("settled_at"),
  createdAt: moment("created_at").notNull(),
});

export const paymentMethods = pgTable("payment_methods", {
  id: uuid().primaryKey(),
  /** Null: a guest's. */
  userId: uuid("user_id"),
  savedFor: text("saved_for", { enum: savedFor }).notNull(),
  gateway: text({ enum: gatewayNames }).notNull(),
  customerRef: text("customer_ref").notNull(),
  methodRef: text("method_ref").notNull(),
  label: text().notNull(),
  createdAt: moment("created_at").notNull(),
  removedAt: moment("removed_at"),
  detachAt: moment("detach_at"),
});

export const paymentEvents = pgTable("payment_events", {
  gateway: text({ enum: gatewayNames }).notNull(),
  eventId: text("event_id").notNull(),
  type: text().notNull(),
  paymentId: uuid("payment_id"),
  alert: text(),
  receivedAt: moment("received_at").notNull(),
});

export const refunds = pgTable("refunds", {
  id: uuid().primaryKey(),
  paymentId: uuid("payment_id").notNull(),
  /** The order's; null without one. */
  storeId: uuid("store_id"),
  orderId: uuid("order_id"),
  kind: text({ enum: refundKinds }).notNull(),
  amount: minor("amount").notNull(),
  toGateway: minor("to_gateway").notNull(),
  toCredits: minor("to_credits").notNull(),
  toGiftCards: minor("to_gift_cards").notNull().default(0),
  chargeId: text("charge_id"),
  reason: text().notNull(),
  status: text({ enum: refundStatuses }).notNull(),
  gatewayRefundId: text("gateway_refund_id"),
  attempts: integer().notNull(),
  tryAt: moment("try_at").notNull(),
  claimedUntil: moment("claimed_until"),
  error: text(),
  /** Of a dispute: until when the bank takes evidence, if the gateway said so. */
  evidenceDueBy: moment("evidence_due_by"),
  settledAt: moment("settled_at"),
  createdAt: moment("created_at").notNull(),
});
