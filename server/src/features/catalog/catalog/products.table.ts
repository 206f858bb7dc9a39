import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

export const products = pgTable("products", {
  id: uuid().primaryKey(),
  /** Null: of the shared catalogue. */
  storeId: uuid("store_id"),
  sku: text().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  category: text().notNull(),
  brand: text().notNull(),
  imageUrl: text("image_url"),
  sourceImageUrl: text("source_image_url"),
  price: minor("price").notNull(),
  wholesalePrice: minor("wholesale_price").notNull(),
  stock: integer(),
  compareAt: minor("compare_at"),
  cost: minor("cost"),
  barcode: text().notNull().default(""),
  weightGrams: integer("weight_grams"),
  pictures: jsonb().notNull().default([]),
  options: jsonb().notNull().default([]),
  nameKey: text("name_key").notNull().generatedAlwaysAs(sql`left(plain_text(name), 100)`),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
