import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";
import type { Linked } from "../google/link-identity.ts";

export const signInTickets = pgTable("sign_in_tickets", {
  hash: text().primaryKey(),
  userId: uuid("user_id").notNull(),
  passwordVersion: integer("password_version").notNull(),
  attempts: integer().notNull(),
  expiresAt: moment("expires_at").notNull(),
  linking: jsonb().$type<Linked>(),
});
