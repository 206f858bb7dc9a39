import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const contactMessages = pgTable("contact_messages", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  sentAt: moment("sent_at").notNull(),
});
