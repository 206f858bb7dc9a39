import { dataExportStatuses } from "@solodesk/contract/account/data-exports.ts";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, whole } from "#kernel/database/columns.ts";

export const dataExports = pgTable("data_exports", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  status: text({ enum: dataExportStatuses }).notNull(),
  percent: integer().notNull(),
  attempts: integer().notNull(),
  claimedUntil: moment("claimed_until"),
  pieces: integer().notNull(),
  bytes: whole("bytes"),
  error: text(),
  requestedAt: moment("requested_at").notNull(),
  readyAt: moment("ready_at"),
  expiresAt: moment("expires_at"),
});
