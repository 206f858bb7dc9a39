// The rows behind an ad figure.
import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Money } from "../../kernel/money.ts";
import { Day, Instant } from "../../kernel/time.ts";
import { orderStatuses } from "../../selling/orders/order.ts";

export const adRowKinds = ["spend", "visits", "orders", "bookings"] as const;
export type AdRowKind = (typeof adRowKinds)[number];

const whose = { day: Day, platform: z.string(), campaign: z.string() };

export const SpendRow = z.object({
  what: z.literal("spend"),
  ...whose,
  campaign_id: Id,
  impressions: z.int(),
  clicks: z.int(),
  spend: Money,
  reported_conversions: z.number(),
  /** The file it was imported from; null if it was typed in. */
  file_name: z.string().nullable(),
});
export type SpendRow = z.infer<typeof SpendRow>;

export const VisitsRow = z.object({
  what: z.literal("visits"),
  ...whose,
  source: z.string(),
  medium: z.string(),
  visits: z.int(),
  carts: z.int(),
});
export type VisitsRow = z.infer<typeof VisitsRow>;

export const OrderRow = z.object({
  what: z.literal("orders"),
  ...whose,
  order_id: Id,
  number: z.string(),
  status: z.enum(orderStatuses),
  placed_at: Instant,
  subtotal: Money,
  refunded: Money,
  revenue: Money,
  /** False for a cancelled or refunded order: it is not counted, but money that was kept is revenue. */
  counts: z.boolean(),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const BookingRow = z.object({
  what: z.literal("bookings"),
  ...whose,
  appointment_id: Id,
  number: z.string(),
  status: z.string(),
  title: z.string(),
  starts_at: Instant,
  created_at: Instant,
  /** What was paid for it in person, without the tip. */
  revenue: Money,
});
export type BookingRow = z.infer<typeof BookingRow>;

export const AdRow = z.discriminatedUnion("what", [SpendRow, VisitsRow, OrderRow, BookingRow]);
export type AdRow = z.infer<typeof AdRow>;

/** Totals of all matching rows, not of one page; they equal the figures they explain. */
export const AdRowTotals = z.object({
  impressions: z.int(),
  clicks: z.int(),
  spend: Money,
  reported_conversions: z.number(),
  visits: z.int(),
  carts: z.int(),
  orders: z.int(),
  bookings: z.int(),
  revenue: Money,
});
export type AdRowTotals = z.infer<typeof AdRowTotals>;
