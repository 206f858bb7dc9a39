import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Minor units, never beyond what a number holds exactly. */
const minor = (name: string) => bigint(name, { mode: "number" });

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
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});
