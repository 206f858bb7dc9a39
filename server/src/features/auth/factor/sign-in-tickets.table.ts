import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/columns.ts";

export const signInTickets = pgTable("sign_in_tickets", {
  hash: text().primaryKey(),
  userId: uuid("user_id").notNull(),
  passwordVersion: integer("password_version").notNull(),
  attempts: integer().notNull(),
  expiresAt: moment("expires_at").notNull(),
});
