import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    caller: text().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: text("body_hash").notNull(),
    answer: jsonb(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.call, table.key] }),
    index("idempotency_keys_created_at").on(table.createdAt),
  ],
);
