import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const appointmentCopies = pgTable("calendar_copies", {
  storeId: uuid("store_id").notNull(),
  sourceId: uuid("source_id").notNull(),
  /** The appointment, or the session. */
  entryId: uuid("entry_id").notNull(),
  href: text().notNull(),
  /** Of what was written; null if it has to be written again, whatever is there. */
  sha256: text(),
  startsAt: moment("starts_at").notNull(),
  endsAt: moment("ends_at").notNull(),
  /** The seller was told that it was moved or removed. */
  told: boolean().notNull().default(false),
});
