import { char, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

export const sandboxPayouts = pgTable("sandbox_payouts", {
  id: uuid().primaryKey(),
  amount: minor("amount").notNull(),
  currency: char({ length: 3 }).notNull(),
  reference: text().notNull(),
  status: text({ enum: ["pending", "paid", "failed"] }).notNull(),
  reason: text().notNull(),
  asked: integer().notNull(),
  createdAt: moment("created_at").notNull(),
});
