import type { BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import {
  appointmentActors,
  appointmentEvents,
} from "@solodesk/contract/scheduling/appointments/appointment-change.ts";
import { appointmentStatuses } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import { collectMethods } from "@solodesk/contract/scheduling/appointments/collected.ts";
import { appointmentSources } from "@solodesk/contract/scheduling/appointments.ts";
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

/** The generated column `busy` is missing here because only raw SQL uses it. */
const columns = {
  id: uuid().primaryKey(),
  storeId: uuid("store_id").notNull(),
  number: integer().notNull(),
  version: integer().notNull(),
  serviceId: uuid("service_id"),
  serviceName: text("service_name"),
  title: text().notNull(),
  customerName: text("customer_name").notNull(),
  customerEmail: text("customer_email").notNull(),
  customerPhone: text("customer_phone").notNull(),
  customerTimezone: text("customer_timezone"),
  language: text().$type<LanguageTag>().notNull().default("en"),
  seats: integer().notNull().default(1),
  /** Set by the database: those with the same one share their time. */
  sessionId: uuid("session_id"),
  /** Set by the database, from the service. */
  meetingUrl: text("meeting_url"),
  notes: text().notNull(),
  answers: jsonb().$type<BookingAnswer[]>().notNull().default([]),
  price: minor("price").notNull(),
  source: text({ enum: appointmentSources }).notNull(),
  startsAt: moment("starts_at").notNull(),
  endsAt: moment("ends_at").notNull(),
  timezone: text().notNull(),
  startsLocal: timestamp("starts_local", { mode: "string" }).notNull(),
  /** Null: no time is kept free before it. */
  busyFrom: moment("busy_from"),
  busyUntil: moment("busy_until").notNull(),
  recorded: boolean().notNull().default(false),
  /** Minor units, as all amounts. */
  paid: minor("paid").notNull().default(0),
  /** Whether a visit of a pack pays for it. */
  packVisit: boolean("pack_visit").notNull().default(false),
  /** Whether a card was saved when it was booked. */
  cardOnFile: boolean("card_on_file").notNull().default(false),
  /** The policy that the customer accepted, and when; both or neither. */
  policySha256: text("policy_sha256"),
  policyAcceptedAt: moment("policy_accepted_at"),
  verifyBy: moment("verify_by"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
};

export const appointments = pgTable("appointments", {
  ...columns,
  status: text({ enum: appointmentStatuses }).notNull(),
  seriesId: uuid("series_id"),
  seriesNth: integer("series_nth"),
  seriesOf: integer("series_of"),
  openAmount: minor("open_amount").notNull().default(0),
  collectionId: uuid("collection_id"),
  collectedMethod: text("collected_method", { enum: collectMethods }),
  collectedAmount: minor("collected_amount").notNull().default(0),
  collectedTip: minor("collected_tip").notNull().default(0),
  collectedAt: moment("collected_at"),
});

/** Rows of the same table that hold a time for a customer who is still booking. No list may show them. */
export const holds = pgTable("appointments", {
  ...columns,
  status: text().notNull(),
  heldUntil: moment("held_until"),
  /** The waitlist entry it is offered to, if any. */
  waitingId: uuid("waiting_id"),
  /** Of a time that an order holds: the visitor's hold it replaced, or its own id if there was none. */
  visitorHold: uuid("visitor_hold"),
});

export const appointmentChanges = pgTable("appointment_changes", {
  storeId: uuid("store_id").notNull(),
  appointmentId: uuid("appointment_id").notNull(),
  version: integer().notNull(),
  event: text({ enum: appointmentEvents }).notNull(),
  by: text({ enum: appointmentActors }).notNull(),
  startsAt: moment("starts_at").notNull(),
  endsAt: moment("ends_at").notNull(),
  at: moment("at").notNull(),
});
