import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const refreshTokens = pgTable("refresh_tokens", {
  hash: text().primaryKey(),
  sessionId: uuid("session_id").notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
  successorHash: text("successor_hash"),
});
