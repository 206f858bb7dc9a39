import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const signInAttempts = pgTable("sign_in_attempts", {
  emailHash: text("email_hash").primaryKey(),
  windowStartedAt: moment("window_started_at").notNull(),
  attempts: integer().notNull(),
  failures: integer().notNull().default(0),
});
