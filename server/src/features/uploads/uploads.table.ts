import { integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "#kernel/columns.ts";

export const uploads = pgTable(
  "uploads",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id").notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [unique().on(table.id, table.userId)],
);
