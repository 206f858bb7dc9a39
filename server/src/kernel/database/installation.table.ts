import { pgTable, text } from "drizzle-orm/pg-core";

/** Facts about this installation that no setting may change behind its back. */
export const installation = pgTable("installation", {
  key: text().primaryKey(),
  value: text().notNull(),
});
