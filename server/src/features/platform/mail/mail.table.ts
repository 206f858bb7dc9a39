import { mailKinds, mailStatuses } from "@solodesk/contract/platform/mail.ts";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const mails = pgTable("mails", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  storeId: uuid("store_id"),
  appointmentId: uuid("appointment_id"),
  orderId: uuid("order_id"),
  waitingId: uuid("waiting_id"),
  /** The proposal that it can be taken back with until it is sent. */
  proposalId: uuid("proposal_id"),
  /** The email that took its place, if that was before it was sent. */
  replacedBy: uuid("replaced_by"),
  kind: text({ enum: mailKinds }).notNull(),
  occasion: text().notNull(),
  senderName: text("sender_name").notNull(),
  recipient: text().notNull(),
  replyTo: text("reply_to").notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  calendar: text(),
  status: text({ enum: mailStatuses }).notNull(),
  round: integer().notNull(),
  attempts: integer().notNull(),
  error: text(),
  sendAt: moment("send_at").notNull(),
  goodUntil: moment("good_until"),
  claimedUntil: moment("claimed_until"),
  sentAt: moment("sent_at"),
  createdAt: moment("created_at").notNull(),
});
