import type { BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { gatewayNames } from "@solodesk/contract/money/payments.ts";
import type { AppliedDiscount } from "@solodesk/contract/selling/discounts/applied-discount.ts";
import type { Address } from "@solodesk/contract/selling/orders/address.ts";
import { orderItemKinds } from "@solodesk/contract/selling/orders/item.ts";
import { orderActors, orderEvents, orderStatuses } from "@solodesk/contract/selling/orders/order.ts";
import { sql } from "drizzle-orm";
import { boolean, char, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { minor, moment, whole } from "#kernel/database/columns.ts";

/** A discount as the buyer saw it; the amount in minor units. */
export interface SeenDiscount extends Omit<AppliedDiscount, "amount"> {
  amount: number;
}

/** A gift card that pays a part of an order; the amount in minor units. */
export interface PaidByCard {
  /** The end of its code. */
  ending: string;
  amount: number;
}

export const orders = pgTable("orders", {
  id: uuid().primaryKey(),
  storeId: uuid("store_id"),
  buyerId: uuid("buyer_id"),
  number: whole("number").notNull(),
  version: integer().notNull(),
  status: text({ enum: orderStatuses }).notNull(),
  paymentId: uuid("payment_id").notNull(),
  gateway: text({ enum: gatewayNames }).notNull(),
  chargeId: text("charge_id"),
  customerName: text("customer_name").notNull(),
  customerEmail: text("customer_email").notNull(),
  customerPhone: text("customer_phone").notNull(),
  customerTimezone: text("customer_timezone"),
  language: text().$type<LanguageTag>().notNull(),
  shippingAddress: jsonb("shipping_address").$type<Address>(),
  currency: char({ length: 3 }).notNull(),
  subtotal: minor("subtotal").notNull(),
  discount: minor("discount").notNull().default(0),
  discounts: jsonb().$type<SeenDiscount[]>().notNull().default([]),
  giftCards: jsonb("gift_cards").$type<PaidByCard[]>().notNull().default([]),
  shipping: minor("shipping").notNull(),
  tax: minor("tax").notNull(),
  total: minor("total").notNull(),
  dueLater: minor("due_later").notNull().default(0),
  /** Whether a pack is in it: its visits are deposits. */
  hasPack: boolean("has_pack").notNull().default(false),
  /** The store's policy that the buyer accepted with it. */
  policySha256: text("policy_sha256"),
  wholesale: minor("wholesale").notNull(),
  fee: minor("fee").notNull(),
  refunded: minor("refunded").notNull(),
  refundedWholesale: minor("refunded_wholesale").notNull(),
  refundedFee: minor("refunded_fee").notNull(),
  restocked: boolean().notNull(),
  tracking: text().notNull(),
  placedAt: moment("placed_at").notNull(),
  paidAt: moment("paid_at"),
  releaseAt: moment("release_at"),
  releasedAt: moment("released_at"),
  updatedAt: moment("updated_at").notNull(),
});

export const orderItems = pgTable("order_items", {
  /** The order's; the next table's as well. */
  storeId: uuid("store_id"),
  orderId: uuid("order_id").notNull(),
  line: integer().notNull(),
  kind: text({ enum: orderItemKinds }).notNull(),
  productId: uuid("product_id"),
  /** Of a product with variants. */
  variantId: uuid("variant_id"),
  /** Is the product the store's own, rather than of the shared catalogue? */
  ownProduct: boolean("own_product").notNull().default(false),
  serviceId: uuid("service_id"),
  appointmentId: uuid("appointment_id"),
  name: text().notNull(),
  sku: text().notNull(),
  imageUrl: text("image_url"),
  unitPrice: minor("unit_price").notNull(),
  unitWholesale: minor("unit_wholesale").notNull(),
  unitLater: minor("unit_later").notNull().default(0),
  /** What discounts take off the whole line, and what of that off the part that is paid at the appointment. */
  discount: minor("discount").notNull().default(0),
  discountLater: minor("discount_later").notNull().default(0),
  /** What the seller kept of a time that is refunded in part, without tax. */
  kept: minor("kept").notNull().default(0),
  quantity: integer().notNull(),
  /** For a pack: for how many months its visits can be booked. */
  validMonths: integer("valid_months"),
  reserved: boolean().notNull(),
  refundedQuantity: integer("refunded_quantity").notNull(),
  awaitingRestock: integer("awaiting_restock").notNull(),
  startsAt: moment("starts_at"),
  endsAt: moment("ends_at"),
  answers: jsonb().$type<BookingAnswer[]>().notNull().default([]),
  notes: text().notNull().default(""),
});

/** When customers opened the page of an order, or of a booking that it paid for: once an hour and page. */
export const orderOpens = pgTable("order_opens", {
  orderId: uuid("order_id").notNull(),
  storeId: uuid("store_id").notNull(),
  appointmentId: uuid("appointment_id"),
  hour: moment("hour").notNull(),
  at: moment("at").notNull(),
});

export const orderChanges = pgTable("order_changes", {
  storeId: uuid("store_id"),
  orderId: uuid("order_id").notNull(),
  id: uuid().notNull(),
  event: text({ enum: orderEvents }).notNull(),
  by: text({ enum: orderActors }).notNull(),
  note: text().notNull(),
  at: moment("at").notNull(),
  seq: whole("seq").notNull().default(sql`nextval('order_changes_seq_seq')`),
});
