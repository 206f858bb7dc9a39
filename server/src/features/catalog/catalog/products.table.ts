import { sql } from "drizzle-orm";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment } from "#kernel/database/columns.ts";

export const products = pgTable("products", {
  id: uuid().primaryKey(),
  sku: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  category: text().notNull(),
  brand: text().notNull(),
  imageUrl: text("image_url"),
  sourceImageUrl: text("source_image_url"),
  price: minor("price").notNull(),
  wholesalePrice: minor("wholesale_price").notNull(),
  stock: integer(),
  nameKey: text("name_key").notNull().generatedAlwaysAs(sql`left(plain_text(name), 100)`),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});
