// A read model: reads the figures of several features for the dashboard in one statement.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import type { Months } from "./months-up-to.ts";
import type { Week } from "./weeks-up-to.ts";

export interface SellerSummary extends Record<string, unknown> {
  id: Id;
  name: string;
  email: string;
  picture: string | null;
  products: number;
  services: number;
  pending: number;
  toCollect: number;
  ordersOpen: number;
  ordersToShip: number;
  /** Minor units. */
  recharged: number;
  earnings: number;
  /** Not released yet, or held for an open payment or payout. */
  unreleased: number;
}

export async function findSellerSummary(db: Db, userId: Id): Promise<SellerSummary | undefined> {
  const { rows } = await db.execute<SellerSummary>(sql`
    SELECT users.id, users.name, users.email, users.picture,
      (SELECT count(*)::int FROM listings WHERE listings.store_id = stores.id) AS products,
      (SELECT count(*)::int FROM services
        WHERE services.store_id = stores.id AND services.archived_at IS NULL) AS services,
      (SELECT coalesce(sum(change), 0)::int FROM status_counts
        WHERE list = 'appointments' AND store_id = stores.id AND status = 'Pending') AS pending,
      (SELECT count(*)::int FROM appointments
        WHERE appointments.store_id = stores.id AND open_amount > 0) AS "toCollect",
      (SELECT coalesce(sum(change), 0)::int FROM status_counts
        WHERE list = 'orders' AND store_id = stores.id AND status IN ('paid', 'processing')) AS "ordersOpen",
      (SELECT count(*)::int FROM orders
        WHERE orders.store_id = stores.id AND status IN ('paid', 'processing') AND shipping_address IS NOT NULL)
        AS "ordersToShip",
      wallet.*
    FROM users LEFT JOIN stores ON stores.user_id = users.id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(balance) FILTER (WHERE kind = 'recharged'), 0)::float8 AS recharged,
          coalesce(sum(balance) FILTER (WHERE kind = 'earnings'), 0)::float8 AS earnings,
          coalesce(sum(balance) FILTER (WHERE kind IN ('pending', 'held', 'deposits')), 0)::float8 AS unreleased
        FROM accounts WHERE accounts.user_id = users.id
      ) wallet
    WHERE users.id = ${userId}`);
  return rows[0];
}

interface RevenueSums extends Record<string, unknown> {
  thisMonth: number;
  lastMonth: number;
  /** Part of `thisMonth`. */
  inPerson: number;
}

/**
 * The revenue since this moment, in minor units: orders, and what was paid in person for appointments, without tips. An order
 * counts when it was paid, even if part of it is refunded later; a deposit when it was earned.
 */
const revenueSince = (storeId: Id, since: Date): SQL => sql`
  SELECT paid_at AS at, total - due_later - refunded - CASE WHEN due_later = 0 AND NOT has_pack THEN 0 ELSE (
      SELECT coalesce(sum(paid - returned), 0) FROM deposits
      WHERE deposits.store_id = orders.store_id AND order_id = orders.id AND outcome IS DISTINCT FROM 'returned'
    ) END AS amount, false AS is_in_person FROM orders
  WHERE store_id = ${storeId} AND paid_at >= ${since}
  UNION ALL
  SELECT settled_at, paid - returned, false FROM deposits
  WHERE store_id = ${storeId} AND outcome IN ('earned', 'kept') AND settled_at >= ${since}
  UNION ALL
  SELECT collected_at, collected_amount, true FROM appointments
  WHERE store_id = ${storeId} AND collected_at >= ${since}`;

/** Sums the revenue of both months. */
export async function sumRevenue(
  db: Db,
  storeId: Id,
  { thisMonth, lastMonth }: Months,
): Promise<RevenueSums> {
  const paidIn = ({ from, to }: Range) => sql`at >= ${new Date(from)} AND at < ${new Date(to)}`;
  const { rows } = await db.execute<RevenueSums>(sql`
    SELECT coalesce(sum(amount) FILTER (WHERE ${paidIn(thisMonth)}), 0)::float8 AS "thisMonth",
      coalesce(sum(amount) FILTER (WHERE ${paidIn(lastMonth)}), 0)::float8 AS "lastMonth",
      coalesce(sum(amount) FILTER (WHERE is_in_person AND ${paidIn(thisMonth)}), 0)::float8 AS "inPerson"
    FROM (${revenueSince(storeId, new Date(lastMonth.from))}) AS revenue`);
  return rows[0] ?? { thisMonth: 0, lastMonth: 0, inPerson: 0 };
}

/** Sums the revenue of each of these weeks, which follow each other. */
export async function sumRevenueByWeek(db: Db, storeId: Id, weeks: readonly Week[]): Promise<number[]> {
  const [first] = weeks;
  if (!first) return [];
  const starts = sql.join(
    weeks.map(({ range }) => sql`${new Date(range.from)}::timestamptz`),
    sql`, `,
  );
  const { rows } = await db.execute<{ week: number; amount: number }>(sql`
    SELECT width_bucket(at, ARRAY[${starts}]) AS week, sum(amount)::float8 AS amount
    FROM (${revenueSince(storeId, new Date(first.range.from))}) AS revenue GROUP BY week`);
  const amounts = new Map(rows.map(({ week, amount }) => [week, amount]));
  // width_bucket counts from 1.
  return weeks.map((_, nth) => amounts.get(nth + 1) ?? 0);
}
