import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { waitingStatuses } from "@solodesk/contract/selling/waitlist.ts";
import { date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { StoredTouch } from "#features/store/visits/counted-touch.ts";
import { moment } from "#kernel/database/columns.ts";

export const waitlist = pgTable("waitlist", {
  storeId: uuid("store_id").notNull(),
  id: uuid().primaryKey(),
  serviceId: uuid("service_id").notNull(),
  serviceName: text("service_name").notNull(),
  day: date({ mode: "string" }).notNull(),
  customerName: text("customer_name").notNull(),
  customerEmail: text("customer_email").notNull(),
  customerTimezone: text("customer_timezone"),
  language: text().$type<LanguageTag>().notNull(),
  seats: integer().notNull().default(1),
  notes: text().notNull(),
  status: text({ enum: waitingStatuses }).notNull(),
  offerId: uuid("offer_id"),
  offerStartsAt: moment("offer_starts_at"),
  offerEndsAt: moment("offer_ends_at"),
  offerUntil: moment("offer_until"),
  touch: jsonb().$type<StoredTouch>(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
