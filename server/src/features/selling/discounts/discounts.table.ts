import { discountKinds } from "@solodesk/contract/selling/discounts/applied-discount.ts";
import { boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment, whole } from "#kernel/database/columns.ts";

export const discounts = pgTable("discounts", {
  id: uuid().primaryKey(),
  storeId: uuid("store_id").notNull(),
  code: text(),
  /** The normalised code, by which it is found. */
  codeKey: text("code_key"),
  title: text().notNull(),
  kind: text({ enum: discountKinds }).notNull(),
  /** A percentage, or an amount; null for free shipping. */
  value: whole("value"),
  /** Null in both: all that the store sells. */
  productIds: uuid("product_ids").array(),
  serviceIds: uuid("service_ids").array(),
  minimum: minor("minimum"),
  startsAt: moment("starts_at"),
  endsAt: moment("ends_at"),
  limit: integer("use_limit"),
  perCustomer: integer("per_customer"),
  firstOrder: boolean("first_order").notNull(),
  stackable: boolean().notNull(),
  active: boolean().notNull(),
  uses: integer().notNull().default(0),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const discountUses = pgTable("discount_uses", {
  storeId: uuid("store_id").notNull(),
  orderId: uuid("order_id").notNull(),
  discountId: uuid("discount_id").notNull(),
  /** What it took off: also the shipping that it saved. */
  amount: minor("amount").notNull(),
  /** False once the order ended unpaid, until a late payment takes the use again. */
  held: boolean().notNull().default(true),
});
