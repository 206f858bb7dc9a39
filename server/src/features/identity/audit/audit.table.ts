import { auditEvents } from "@solodesk/contract/identity/audit.ts";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment, whole } from "#kernel/database/columns.ts";

const [first = "signed_in", ...rest] = auditEvents;

export const auditEntries = pgTable("audit_entries", {
  id: whole("id").primaryKey(),
  userId: uuid("user_id").notNull(),
  event: text({ enum: [first, ...rest] }).notNull(),
  about: text().notNull(),
  sessionId: uuid("session_id"),
  device: text().notNull(),
  address: text().notNull(),
  at: moment("at").notNull(),
});
