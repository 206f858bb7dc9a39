import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const users = pgTable("users", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  passwordHash: text("password_hash"),
  passwordVersion: integer("password_version").notNull().default(0),
  picture: text(),
  language: text().$type<LanguageTag>().notNull().default("en"),
  emailVerifiedAt: moment("email_verified_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  deletesAt: moment("deletes_at"),
  reopensStore: boolean("reopens_store").notNull().default(false),
  deletedAt: moment("deleted_at"),
  suspendedAt: moment("suspended_at"),
  suspendedReason: text("suspended_reason"),
});
