import type { Hours } from "@solodesk/contract/store.ts";
import { bigint, boolean, char, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const stores = pgTable("stores", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull().unique(),
  name: text().notNull(),
  websiteUrl: text("website_url").notNull().unique(),
  tagline: text().notNull(),
  description: text().notNull(),
  logoUrl: text("logo_url"),
  bannerUrl: text("banner_url"),
  category: text().notNull(),
  currency: char({ length: 3 }).notNull(),
  country: char({ length: 2 }).notNull(),
  timezone: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  accentColor: text("accent_color").notNull(),
  hours: jsonb().$type<Hours>().notNull(),
  slotMinutes: integer("slot_minutes").notNull(),
  noticeMinutes: integer("notice_minutes").notNull(),
  horizonDays: integer("horizon_days").notNull(),
  published: boolean().notNull(),
  /** Raised by every change of the store and of its services. */
  version: bigint({ mode: "number" }).notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});
