import { date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const series = pgTable("series", {
  id: uuid().primaryKey(),
  storeId: uuid("store_id").notNull(),
  everyWeeks: integer("every_weeks").notNull(),
  count: integer(),
  until: date(),
  timezone: text().notNull(),
  startsLocal: timestamp("starts_local", { mode: "string" }).notNull(),
  createdAt: moment("created_at").notNull(),
});
