import { linkMailKinds } from "@solodesk/contract/platform/mail.ts";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const accountLinks = pgTable("account_links", {
  userId: uuid("user_id").notNull(),
  purpose: text({ enum: linkMailKinds }).notNull(),
  hash: text().notNull(),
  email: text().notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});
