import { pgTable, text } from "drizzle-orm/pg-core";

/** Facts about this installation that settings must not change later. */
export const installation = pgTable("installation", {
  key: text().primaryKey(),
  value: text().notNull(),
});
