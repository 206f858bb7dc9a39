import { tokenScopes } from "@solodesk/contract/identity/auth/tokens.ts";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const apiTokens = pgTable("api_tokens", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  hash: text().notNull(),
  name: text().notNull(),
  startsWith: text("starts_with").notNull(),
  scopes: text({ enum: tokenScopes }).array().notNull(),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  lastUsedAt: moment("last_used_at"),
});
