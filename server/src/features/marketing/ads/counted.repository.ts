// SQL that defines which orders and bookings count, and which rows a request asks for.
import { notAds } from "@solodesk/contract/marketing/ads/ad-platform.ts";
import type { CampaignFilter } from "./campaign-key.ts";

/** A paid order counts unless it is cancelled or refunded. Its revenue is what was paid and not
 * refunded: with a deposit, also what was paid in person for its appointments. */
export const countsAsOrder = "(o.status NOT IN ('cancelled', 'refunded'))";
export const orderRevenue = `greatest(o.subtotal - o.discount - o.due_later - o.refunded, 0) + CASE WHEN o.due_later = 0 THEN 0 ELSE (
    SELECT coalesce(sum(a.collected_amount), 0) FROM order_items i JOIN appointments a ON a.store_id = i.store_id AND a.id = i.appointment_id
    WHERE i.store_id = o.store_id AND i.order_id = o.id
  ) END`;

/** Paid orders of store $1, placed from the first moment until before the second. */
export const touchedOrders = (from: string, to: string): string => `touches t
  JOIN orders o ON t.subject_kind = 'order' AND o.id = t.subject_id
  WHERE t.store_id = $1 AND o.store_id = $1 AND o.paid_at >= ${from} AND o.placed_at >= ${from} AND o.placed_at < ${to}`;

const countsAsBooking = (from: string, to: string): string =>
  `a.store_id = $1 AND a.created_at >= ${from} AND a.created_at < ${to}
    AND a.status IN ('Pending', 'Confirmed', 'Completed', 'No-show')
    AND NOT a.pack_visit AND NOT EXISTS (SELECT FROM order_items i WHERE i.store_id = a.store_id AND i.appointment_id = a.id)`;

/** Likewise for bookings. A booking that is part of an order, or a visit of a pack, counts only as that order. */
export const touchedBookings = (from: string, to: string): string => `touches t
  JOIN appointments a ON t.subject_kind = 'appointment' AND a.id = t.subject_id
  WHERE t.store_id = $1 AND ${countsAsBooking(from, to)}`;

/** Appointments that the seller added. No visit of the store page led to them. */
export const addedBookings = (from: string, to: string): string =>
  `(SELECT 'seller' AS platform, '' AS campaign, '' AS source) t
  JOIN appointments a ON a.source = 'seller' AND ${countsAsBooking(from, to)}`;

/** What was paid in person for a booking, without the tip. */
export const bookingRevenue = "a.collected_amount";

/** The platforms that are no ads, as a list in SQL. */
export const withoutAds = notAds.map((platform) => `'${platform}'`).join(", ");

/** Filters rows that have a platform, an id and a tag. Its four parameters start at number `first`. */
export const asked = (first: number): string => {
  const [wanted, id, platform, tag] = [`$${first}`, `$${first + 1}`, `$${first + 2}`, `$${first + 3}`];
  return `CASE
      WHEN ${wanted}::text IS NOT NULL THEN platform = ${wanted}
      WHEN ${tag}::text IS NOT NULL THEN true
      ELSE platform NOT IN (${withoutAds})
    END
    AND (${id}::uuid IS NULL OR id = ${id})
    AND (${tag}::text IS NULL OR (id IS NULL AND platform = ${platform} AND tag = ${tag}))`;
};

export const askedValues = (platform: string | null, campaign: CampaignFilter | null): (string | null)[] => [
  platform,
  campaign?.id ?? null,
  campaign && campaign.id === null ? campaign.platform : null,
  campaign && campaign.id === null ? campaign.tag : null,
];
