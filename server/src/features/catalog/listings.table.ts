import { bigint, boolean, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

export const listings = pgTable(
  "listings",
  {
    storeId: uuid("store_id").notNull(),
    productId: uuid("product_id").notNull(),
    id: uuid().notNull().unique(),
    listPrice: bigint("list_price", { mode: "number" }).notNull(),
    active: boolean().notNull(),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.productId] })],
);
