import { meetingKinds } from "@solodesk/contract/catalog/services/meeting.ts";
import type { PackOffer } from "@solodesk/contract/catalog/services/packs.ts";
import { paymentDues } from "@solodesk/contract/catalog/services/payment.ts";
import type { Question } from "@solodesk/contract/catalog/services/questions.ts";
import { serviceLocations } from "@solodesk/contract/catalog/services.ts";
import { confirmations } from "@solodesk/contract/store/store/confirmation.ts";
import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

/** A pack as it is stored: the price of one visit in minor units. */
export interface StoredPack extends Omit<PackOffer, "unit_price"> {
  unitPrice: number;
}

export const services = pgTable("services", {
  id: uuid().primaryKey(),
  storeId: uuid("store_id").notNull(),
  // Left out of an insert, a trigger makes it from the name.
  slug: text().notNull().default(sql`NULL`),
  name: text().notNull(),
  description: text().notNull(),
  price: minor("price").notNull(),
  durationMinutes: integer("duration_minutes").notNull(),
  bufferBeforeMinutes: integer("buffer_before_minutes").notNull().default(0),
  bufferMinutes: integer("buffer_minutes").notNull(),
  noticeMinutes: integer("notice_minutes"),
  maxPerDay: integer("max_per_day"),
  capacity: integer().notNull().default(1),
  location: text({ enum: serviceLocations }).notNull(),
  meetingKind: text("meeting_kind", { enum: meetingKinds }).notNull().default("none"),
  meetingUrl: text("meeting_url"),
  imageUrl: text("image_url"),
  confirmation: text({ enum: confirmations }),
  paymentDue: text("payment_due", { enum: paymentDues }).notNull().default("at_appointment"),
  depositAmount: minor("deposit_amount"),
  depositPercent: integer("deposit_percent"),
  packs: jsonb().$type<StoredPack[]>().notNull().default([]),
  questions: jsonb().$type<Question[]>().notNull().default([]),
  active: boolean().notNull(),
  position: integer().notNull().default(0),
  archivedAt: moment("archived_at"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
