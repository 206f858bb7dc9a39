// An order, its status changes, and who may see what of it.
import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Money } from "../../kernel/money.ts";
import { Instant } from "../../kernel/time.ts";
import { Policy } from "../../store/store/policy.ts";
import { AppliedDiscount } from "../discounts/applied-discount.ts";
import { Address } from "./address.ts";
import { orderItemKinds } from "./item.ts";

export const orderStatuses = [
  "pending_payment",
  "paid",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
  "expired",
  "refunded",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderActors = ["buyer", "seller", "system"] as const;
export type OrderActor = (typeof orderActors)[number];

/**
 * Which statuses each actor may set. The system's follow from the payment: one that arrives late still
 * counts.
 */
export const orderSteps: Record<OrderActor, Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  seller: {
    paid: ["processing", "shipped", "delivered", "cancelled"],
    processing: ["shipped", "delivered", "cancelled"],
    shipped: ["delivered"],
  },
  buyer: { pending_payment: ["cancelled"] },
  system: {
    pending_payment: ["paid", "cancelled", "expired"],
    cancelled: ["paid"],
    expired: ["paid"],
    paid: ["cancelled"],
    processing: ["cancelled"],
    shipped: ["refunded"],
    delivered: ["refunded"],
  },
};

export const orderRoles = ["seller", "buyer"] as const;
export type OrderRole = (typeof orderRoles)[number];

export const orderEvents = [
  "placed",
  "paid",
  "paid_late",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
  "expired",
  "refund_requested",
  "refunded",
  "note",
  "released",
] as const;

export const OrderEvent = z.object({
  at: Instant,
  event: z.enum(orderEvents),
  by: z.enum(orderActors),
  note: z.string(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

export const OrderItem = z.object({
  /** Its position in the order, from 1; refunds refer to it. */
  line: z.int(),
  kind: z.enum(orderItemKinds),
  product_id: Id.optional(),
  variant_id: Id.optional(),
  service_id: Id.optional(),
  name: z.string(),
  sku: z.string(),
  image_url: z.string().nullable(),
  unit_price: Money,
  quantity: z.int(),
  /** Before the discount. */
  total: Money,
  /** For the whole line. */
  discount: Money,
  starts_at: Instant.optional(),
  appointment_id: Id.optional(),
  /** What of the total is paid at the appointment; nothing once the line is refunded. */
  due_later: Money,
  refunded_quantity: z.int(),
  /** For a paid pack: what became of its visits. */
  pack: z
    .object({
      /** Can still be booked. */
      left: z.int(),
      /** Booked, and not over yet. */
      booked: z.int(),
      /** Attended, missed, or cancelled too late. */
      used: z.int(),
      expires_at: Instant,
    })
    .optional(),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** A payment that the customer disputed at their bank, which took the money back. */
export const OrderDispute = z.object({
  /** At most what was paid for this order: a payment can pay for several sellers. */
  amount: Money,
  opened_at: Instant,
  /** Until when the bank takes evidence; null if the payment service didn't say. */
  evidence_due_by: Instant.nullable(),
  /** Whether the bank decided for the seller. Nothing tells when it decides against them. */
  won: z.boolean(),
});
export type OrderDispute = z.infer<typeof OrderDispute>;

/** How the money of a sale is split; only its seller sees it. */
export const OrderSplit = z.object({
  /** What the catalogue's operator gets for the goods. */
  wholesale: Money,
  fee: Money,
  /** What the seller earns: what was paid − wholesale − fee, less refunds. */
  earning: Money,
  /** When it can be withdrawn; null before it is paid. */
  release_at: Instant.nullable(),
  released: z.boolean(),
  /** The part of the earning that is a deposit for an appointment that hasn't taken place; it isn't released yet. */
  on_hold: Money,
});

export const Order = z.object({
  id: Id,
  number: z.string(),
  version: z.int(),
  status: z.enum(orderStatuses),
  role: z.enum(orderRoles),
  store: z.object({ name: z.string(), website_url: z.string() }).nullable(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  shipping_address: Address.nullable(),
  items: z.array(OrderItem),
  /** Before the discount; the total is subtotal − discount + shipping + tax. */
  subtotal: Money,
  discount: Money,
  /** What the buyer saw of each. */
  discounts: z.array(AppliedDiscount),
  /** Gift cards that pay a part of the total, by the end of their codes. */
  gift_cards: z.array(z.object({ ending: z.string(), amount: Money })),
  shipping: Money,
  tax: Money,
  /** The seller's fee; null for buyers. */
  fee: Money.nullable(),
  total: Money,
  /** What of the total isn't paid with this order but at the appointments. */
  due_later: Money,
  refunded: Money,
  split: OrderSplit.nullable(),
  payment: z.object({
    status: z.enum(["pending", "paid", "failed", "partly_refunded", "refunded"]),
    gateway: z.string(),
    /** For sellers the gateway's charge id, for the member who bought the id that payment/verify takes. */
    reference: z.string().nullable(),
  }),
  /** The newest one; only its seller sees it. */
  dispute: OrderDispute.nullable(),
  tracking: z.string(),
  /** Path of the page that shows the order without an account; only its buyer sees it. Null without a store. */
  page: z.string().nullable(),
  timeline: z.array(OrderEvent),
  /** The statuses the caller may set now. */
  next: z.array(z.enum(orderStatuses)),
  placed_at: Instant,
});
export type Order = z.infer<typeof Order>;

/** The page on which a guest follows an order, and who sold it. */
export const OrderLink = z.object({ store: z.string(), path: z.string() });
export type OrderLink = z.infer<typeof OrderLink>;

/** An order as a guest sees it through their link. */
export const GuestOrder = Order.omit({
  split: true,
  fee: true,
  role: true,
  dispute: true,
  page: true,
}).extend({
  items: z.array(
    OrderItem.extend({
      /** For a booked time: path of the page on which it can be moved or cancelled. */
      manage: z.string().optional(),
      /** For a pack with visits left: path of the page on which the next one is booked. */
      book: z.string().optional(),
      /** For a pack: its booked visits, the next one first. */
      visits: z.array(z.object({ starts_at: Instant, manage: z.string() })).optional(),
    }),
  ),
  /** What the buyer accepted for the booked times; null without one, or if none of them is still to come. */
  policy: Policy.nullable(),
});
export type GuestOrder = z.infer<typeof GuestOrder>;
