import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const signInLinks = pgTable("sign_in_links", {
  hash: text().primaryKey(),
  sessionId: uuid("session_id").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});
