import { ownedAccounts } from "@solodesk/contract/money/wallet.ts";
import { sql } from "drizzle-orm";
import { char, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment, whole } from "#kernel/database/columns.ts";
import { platformAccounts, postingTypes, sourceTypes } from "./entry.ts";

/** Set by a trigger, never by a statement. */
const byTrigger = sql`NULL`;

export const accounts = pgTable("accounts", {
  id: uuid().primaryKey(),
  userId: uuid("user_id"),
  kind: text({ enum: [...ownedAccounts, ...platformAccounts, "gateway"] }).notNull(),
  gateway: text().notNull(),
  currency: char({ length: 3 }).notNull(),
  balance: minor("balance").notNull().generatedAlwaysAs(byTrigger),
  movedAt: moment("moved_at").generatedAlwaysAs(byTrigger),
});

export const ledgerTransactions = pgTable("ledger_transactions", {
  id: uuid().primaryKey(),
  sourceType: text("source_type", { enum: sourceTypes }).notNull(),
  sourceId: uuid("source_id").notNull(),
  description: text().notNull(),
  orderNumber: text("order_number"),
  at: moment("at").notNull(),
});

export const postings = pgTable("postings", {
  id: uuid().primaryKey(),
  transactionId: uuid("transaction_id").notNull(),
  accountId: uuid("account_id").notNull(),
  leg: text().notNull(),
  type: text({ enum: postingTypes }).notNull(),
  amount: minor("amount").notNull(),
  sourceType: text("source_type", { enum: sourceTypes }).notNull().generatedAlwaysAs(byTrigger),
  sourceId: uuid("source_id").notNull().generatedAlwaysAs(byTrigger),
  userId: uuid("user_id").generatedAlwaysAs(byTrigger),
  seq: whole("seq").notNull().generatedAlwaysAs(byTrigger),
  at: moment("at").notNull().generatedAlwaysAs(byTrigger),
  balanceAfter: minor("balance_after").generatedAlwaysAs(byTrigger),
  line: whole("line").generatedAlwaysAs(byTrigger),
  walletAfter: minor("wallet_after").generatedAlwaysAs(byTrigger),
  cameIn: minor("came_in").generatedAlwaysAs(byTrigger),
  figure: text().generatedAlwaysAs(byTrigger),
  nth: whole("nth").generatedAlwaysAs(byTrigger),
});

export const debtLimits = pgTable("debt_limits", {
  userId: uuid("user_id").primaryKey(),
  amount: minor("amount").notNull(),
  setAt: moment("set_at").notNull(),
});
