// Counts what a plan limits in the store of its user.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { PlanLimit } from "@solodesk/contract/money/plans.ts";
import { sql } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";

/** Locks a user's count until the transaction ends. */
export async function lockLimit(tx: Db, userId: Id, limit: PlanLimit): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${limit} ${userId}`}, 0))`);
}

/**
 * Counts one month on the store's calendar. Slots held for a visitor who is paying or entering details count
 * too.
 */
const IN_MONTH = `
  SELECT count(*)::int AS taken FROM appointments
  WHERE store_id = stores.id AND status <> 'Cancelled' AND (held_until IS NULL OR held_until > asked.now)
    AND starts_at >= month AT TIME ZONE stores.timezone
    AND starts_at < (month + interval '1 month') AT TIME ZONE stores.timezone
    AND id IS DISTINCT FROM asked.left_out`;

const countOf: Record<PlanLimit, string> = {
  products: "SELECT count(*)::int AS taken FROM listings WHERE store_id = stores.id",
  services:
    "SELECT count(*)::int AS taken FROM services WHERE store_id = stores.id AND active AND archived_at IS NULL",
  appointments_per_month: IN_MONTH,
};

interface Moments {
  /** A moment in the month to count. */
  when: Date;
  now: Date;
}

/** Returns how many of a limit are in use. */
export async function countTaken(
  db: Db,
  userId: Id,
  limit: PlanLimit,
  { when, now }: Moments,
): Promise<number> {
  const statement = `
    SELECT counted.taken FROM stores
      CROSS JOIN (SELECT $2::timestamptz AS moment, $3::timestamptz AS now, NULL::uuid AS left_out) asked
      CROSS JOIN LATERAL date_trunc('month', asked.moment AT TIME ZONE stores.timezone) month
      CROSS JOIN LATERAL (${countOf[limit]}) counted
    WHERE stores.user_id = $1`;
  const [row] = await prepared<{ taken: number }>(db, `taken-${limit}`, statement, [userId, when, now]);
  return row?.taken ?? 0;
}

const monthLimit = `
  SELECT (plans.limits ->> 'appointments_per_month')::int AS most
  FROM stores JOIN subscriptions ON subscriptions.user_id = stores.user_id AND ended_at IS NULL
    JOIN plans ON plans.id = subscriptions.plan_id
  WHERE stores.id = $1`;

/**
 * Returns the monthly appointment limit of a store's owner; null: no limit. Called for every request for free
 * slots.
 */
export async function findMonthLimit(db: Db, storeId: Id): Promise<number | null> {
  const [row] = await prepared<{ most: number | null }>(db, "month-limit", monthLimit, [storeId]);
  return row?.most ?? null;
}

const fees = `
  SELECT stores.id AS "storeId", plans.fee_bps AS fee
  FROM stores JOIN subscriptions ON subscriptions.user_id = stores.user_id AND ended_at IS NULL
    JOIN plans ON plans.id = subscriptions.plan_id
  WHERE stores.id = ANY($1::uuid[]) AND plans.fee_bps IS NOT NULL`;

/** Lists the fees set by the plans of these stores' owners. */
export const listFees = (db: Db, storeIds: readonly Id[]): Promise<{ storeId: Id; fee: number }[]> =>
  prepared<{ storeId: Id; fee: number }>(db, "sale-fees", fees, [storeIds]);

const months = `
  SELECT month AT TIME ZONE stores.timezone AS first,
    (month + interval '1 month') AT TIME ZONE stores.timezone AS next, counted.taken
  FROM stores
    CROSS JOIN (SELECT $4::uuid AS left_out, $5::timestamptz AS now) asked
    CROSS JOIN generate_series(
      date_trunc('month', $2::timestamptz AT TIME ZONE stores.timezone),
      $3::timestamptz AT TIME ZONE stores.timezone, interval '1 month') month
    CROSS JOIN LATERAL (${IN_MONTH}) counted
  WHERE stores.id = $1`;

interface Months {
  storeId: Id;
  range: Range;
  except: Id | undefined;
  now: Date;
}

/** Returns the months that a range touches, on the store's calendar, each with its number of appointments. */
export async function countMonths(
  db: Db,
  { storeId, range, except, now }: Months,
): Promise<(Range & { taken: number })[]> {
  const values = [storeId, new Date(range.from), new Date(range.to), except ?? null, now];
  const rows = await prepared<{ first: string; next: string; taken: number }>(db, "months", months, values);
  return rows.map(({ first, next, taken }) => ({
    from: new Date(first).getTime(),
    to: new Date(next).getTime(),
    taken,
  }));
}
