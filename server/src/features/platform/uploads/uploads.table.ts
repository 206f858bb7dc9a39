import { integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/database/columns.ts";

export const uploads = pgTable(
  "uploads",
  {
    id: uuid().primaryKey(),
    /** Null for pictures of the shared catalogue. */
    userId: uuid("user_id"),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [unique().on(table.id, table.userId)],
);
