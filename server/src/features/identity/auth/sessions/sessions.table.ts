import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const sessions = pgTable("sessions", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  userAgent: text("user_agent").notNull(),
  createdAt: moment("created_at").notNull(),
  lastUsedAt: moment("last_used_at").notNull(),
  confirmedAt: moment("confirmed_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  revokedAt: moment("revoked_at"),
});
