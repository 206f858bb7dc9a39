import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const signInLinks = pgTable("sign_in_links", {
  hash: text().primaryKey(),
  sessionId: uuid("session_id").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});
