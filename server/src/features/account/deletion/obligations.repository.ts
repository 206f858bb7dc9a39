import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

export interface Obligations {
  /** Paid orders still to be shipped. */
  orders: number;
  /** Orders that a buyer may be paying for now. */
  unpaid: number;
  /** The account's own payments whose result is not known yet. */
  payments: number;
  /** Customers' appointments that are not over, or were paid online and are neither completed nor cancelled. */
  appointments: number;
  payouts: number;
  /** Visits of packs that customers paid for and haven't booked. */
  visits: number;
  /** Gift cards that customers can still spend. */
  giftCards: number;
}

const OBLIGATIONS = `
  SELECT
    (SELECT count(*) FROM orders o JOIN stores s ON s.id = o.store_id
      WHERE s.user_id = $1 AND o.status IN ('paid', 'processing') AND o.shipping_address IS NOT NULL)::int AS orders,
    (SELECT count(*) FROM orders o JOIN stores s ON s.id = o.store_id
      WHERE s.user_id = $1 AND o.status = 'pending_payment')::int AS unpaid,
    (SELECT count(*) FROM payments WHERE user_id = $1 AND status IN ('created', 'pending'))::int AS payments,
    (SELECT count(*) FROM appointments a JOIN stores s ON s.id = a.store_id
      WHERE s.user_id = $1 AND a.status IN ('Pending', 'Confirmed') AND (a.ends_at > $2 AND a.customer_email <> '' OR a.paid > 0))::int
      AS appointments,
    (SELECT count(*) FROM payouts WHERE user_id = $1 AND status IN ('requested', 'processing'))::int AS payouts,
    (SELECT count(*) FROM deposits WHERE user_id = $1 AND outcome IS NULL AND appointment_id IS NULL)::int AS visits,
    (SELECT count(*) FROM gift_cards g JOIN stores s ON s.id = g.store_id
      WHERE s.user_id = $1 AND (g.balance > 0 OR EXISTS (SELECT FROM gift_card_uses u JOIN refunds r ON r.payment_id = u.payment_id
        WHERE u.card_id = g.id AND u.store_id = g.store_id AND r.to_gift_cards > 0 AND r.status <> 'succeeded')))::int AS "giftCards"`;

/** Counts what others still expect from this account, and what it still expects itself. */
export async function findObligations(db: Db, userId: Id, now: Date): Promise<Obligations> {
  const [row] = await prepared<Obligations & Record<string, unknown>>(db, "find-standing", OBLIGATIONS, [
    userId,
    now,
  ]);
  if (!row) throw new Error("Counting answered nothing.");
  return row;
}
