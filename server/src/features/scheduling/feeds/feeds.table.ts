import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const calendarFeeds = pgTable("calendar_feeds", {
  storeId: uuid("store_id").primaryKey(),
  hash: text().notNull(),
  createdAt: moment("created_at").notNull(),
});
