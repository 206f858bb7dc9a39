import { destinationKinds, payoutStatuses } from "@solodesk/contract/selling/payouts.ts";
import { char, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";
import { providerNames } from "#kernel/outside/payout-provider.ts";

export const payoutDestinations = pgTable("payout_destinations", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  kind: text({ enum: destinationKinds }).notNull(),
  details: text().notNull(),
  masked: text().notNull(),
  usableFrom: moment("usable_from").notNull(),
  createdAt: moment("created_at").notNull(),
  removedAt: moment("removed_at"),
});

export const payouts = pgTable("payouts", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  destinationId: uuid("destination_id").notNull(),
  amount: minor("amount").notNull(),
  currency: char({ length: 3 }).notNull(),
  status: text({ enum: payoutStatuses }).notNull(),
  approvedAt: moment("approved_at"),
  provider: text({ enum: providerNames }),
  reference: text().notNull(),
  reason: text().notNull(),
  attempts: integer().notNull(),
  error: text(),
  tryAt: moment("try_at").notNull(),
  claimedUntil: moment("claimed_until"),
  requestedAt: moment("requested_at").notNull(),
  settledAt: moment("settled_at"),
});
