import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const signInAttempts = pgTable("sign_in_attempts", {
  emailHash: text("email_hash").primaryKey(),
  windowStartedAt: timestamp("window_started_at", { withTimezone: true }).notNull(),
  attempts: integer().notNull(),
});
