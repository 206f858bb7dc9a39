import { bigint, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";
import type { PaidLine } from "./paid-line.ts";

/** The purchase actions that are charged; "downgrade" and "current" are not. */
export const paidActions = ["credits", "start", "renew", "upgrade"] as const;

export const planPayments = pgTable("plan_payments", {
  paymentId: uuid("payment_id").primaryKey(),
  userId: uuid("user_id").notNull(),
  planId: uuid("plan_id").notNull(),
  action: text({ enum: paidActions }).notNull(),
  lines: jsonb().$type<PaidLine[]>().notNull(),
  credits: minor("credits"),
  periodStart: moment("period_start"),
  periodEnd: moment("period_end"),
  follows: uuid("follows"),
  receiptNumber: bigint("receipt_number", { mode: "number" }),
  createdAt: moment("created_at").notNull(),
});
