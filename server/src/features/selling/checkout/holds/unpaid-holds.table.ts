import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

export const unpaidHolds = pgTable("unpaid_holds", {
  key: text().notNull(),
  paymentId: uuid("payment_id").notNull(),
  lines: integer().notNull(),
  units: integer().notNull(),
});
