import { gatewayNames } from "@solodesk/contract/money/payments.ts";
import { subscriptionStatuses } from "@solodesk/contract/money/subscription.ts";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

/** All statuses but "none", which means that there is no row. */
const [, ...statuses] = subscriptionStatuses;

export const subscriptions = pgTable("subscriptions", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  planId: uuid("plan_id").notNull(),
  nextPlanId: uuid("next_plan_id"),
  status: text({ enum: statuses }).notNull(),
  paidBy: uuid("paid_by").notNull(),
  periodStart: moment("period_start").notNull(),
  periodEnd: moment("period_end").notNull(),
  anchorDay: integer("anchor_day").notNull(),
  cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
  gateway: text({ enum: gatewayNames }).notNull(),
  owedFrom: moment("owed_from"),
  attempts: integer().notNull(),
  dueAt: moment("due_at"),
  warnedAt: moment("warned_at"),
  createdAt: moment("created_at").notNull(),
  endedAt: moment("ended_at"),
});

export const subscriptionPeriods = pgTable("subscription_periods", {
  paymentId: uuid("payment_id").primaryKey(),
  subscriptionId: uuid("subscription_id").notNull(),
  planId: uuid("plan_id").notNull(),
  amount: minor("amount").notNull(),
  startsAt: moment("starts_at").notNull(),
  paidUntil: moment("paid_until").notNull(),
  endsAt: moment("ends_at").notNull(),
  anchorDay: integer("anchor_day").notNull(),
  wasEnding: boolean("was_ending").notNull(),
  nextPlanId: uuid("next_plan_id"),
});

export const subscriptionCharges = pgTable("subscription_charges", {
  subscriptionId: uuid("subscription_id").notNull(),
  periodStart: moment("period_start").notNull(),
  attempt: integer().notNull(),
  paymentId: uuid("payment_id"),
  madeAt: moment("made_at").notNull(),
});
