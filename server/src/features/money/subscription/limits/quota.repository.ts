// What the plans of store owners allow, and counts of what is limited in their stores.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { PlanLimit } from "@solodesk/contract/money/plans.ts";
import { sql } from "drizzle-orm";
import type { Terms } from "#features/money/plans/better-terms.ts";
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

export interface OwnerTerms {
  /** Null only if the operator has never set up plans. */
  free: Terms | null;
  /** Null without a running subscription. */
  paid: Terms | null;
}

const termsOf = (plan: "free" | "paid"): string => `
  CASE WHEN ${plan}.id IS NOT NULL
    THEN jsonb_build_object('limits', ${plan}.limits, 'feeBps', ${plan}.fee_bps,
      'emailsPerDay', ${plan}.emails_per_day) END AS ${plan}`;

const BY_OWNER = `
  LEFT JOIN subscriptions ON subscriptions.user_id = owner.user_id AND subscriptions.ended_at IS NULL
  LEFT JOIN plans paid ON paid.id = subscriptions.plan_id
  LEFT JOIN plans free ON free.kind = 'free' AND free.withdrawn_at IS NULL`;

const userTerms = `
  SELECT ${termsOf("free")}, ${termsOf("paid")} FROM (SELECT $1::uuid AS user_id) owner ${BY_OWNER}`;

export async function findTerms(db: Db, userId: Id): Promise<OwnerTerms> {
  const [row] = await prepared<OwnerTerms>(db, "user-terms", userTerms, [userId]);
  return row ?? { free: null, paid: null };
}

const storeTerms = `
  SELECT owner.id AS "storeId", ${termsOf("free")}, ${termsOf("paid")}
  FROM stores owner ${BY_OWNER} WHERE owner.id = ANY($1::uuid[])`;

/** Lists the terms of these stores' owners. Called for every request for free slots. */
export const listStoreTerms = (db: Db, storeIds: readonly Id[]): Promise<(OwnerTerms & { storeId: Id })[]> =>
  prepared<OwnerTerms & { storeId: Id }>(db, "store-terms", storeTerms, [storeIds]);

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
