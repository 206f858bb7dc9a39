import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { bookingContacts } from "@solodesk/contract/store/store/booking-contact.ts";
import { confirmations } from "@solodesk/contract/store/store/confirmation.ts";
import { pageSections, pageThemes } from "@solodesk/contract/store/store/page-look.ts";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import { verifyEmails } from "@solodesk/contract/store/store/verify-email.ts";
import type { Hours } from "@solodesk/contract/store/store.ts";
import { bigint, boolean, char, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

export const stores = pgTable("stores", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull().unique(),
  name: text().notNull(),
  websiteUrl: text("website_url").notNull(),
  tagline: text().notNull(),
  description: text().notNull(),
  logoUrl: text("logo_url"),
  bannerUrl: text("banner_url"),
  category: text().notNull(),
  currency: char({ length: 3 }).notNull(),
  country: char({ length: 2 }).notNull(),
  timezone: text().notNull(),
  languages: text().array().$type<LanguageTag[]>().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  accentColor: text("accent_color").notNull(),
  pageTheme: text("page_theme", { enum: pageThemes }).notNull(),
  pageSections: text("page_sections", { enum: pageSections }).array().notNull(),
  hours: jsonb().$type<Hours>().notNull(),
  slotMinutes: integer("slot_minutes").notNull(),
  noticeMinutes: integer("notice_minutes").notNull(),
  horizonDays: integer("horizon_days").notNull(),
  changeNoticeMinutes: integer("change_notice_minutes").notNull(),
  reminders: integer().array().notNull(),
  confirmation: text({ enum: confirmations }).notNull(),
  bookingContact: text("booking_contact", { enum: bookingContacts }).notNull(),
  verifyEmail: text("verify_email", { enum: verifyEmails }).notNull(),
  policy: jsonb().$type<Policy>(),
  shippingFlat: minor("shipping_flat").notNull(),
  freeShippingOver: minor("free_shipping_over"),
  taxBps: integer("tax_bps").notNull(),
  published: boolean().notNull(),
  /** Raised by the database with every write to the row: see 0003-store.sql. */
  version: bigint({ mode: "number" }).notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
