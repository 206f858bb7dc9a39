import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const sentFiles = pgTable("answer_files", {
  id: uuid().primaryKey(),
  storeId: uuid("store_id").notNull(),
  questionId: uuid("question_id").notNull(),
  name: text().notNull(),
  type: text().notNull(),
  bytes: integer().notNull(),
  /** Set once, by the booking or the paid order that uses it. */
  appointmentId: uuid("appointment_id"),
  createdAt: moment("created_at").notNull(),
  /** When it is deleted if it has no appointment by then. */
  keptUntil: moment("kept_until").notNull(),
});
