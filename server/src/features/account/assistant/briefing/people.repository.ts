// Read models of the people who come to a store: each statement reads its appointments once.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";

interface AsOf {
  storeId: Id;
  now: Date;
}

export interface OverdueRow extends Record<string, unknown> {
  email: string;
  name: string;
  language: string;
  visits: number;
  /** ISO. */
  lastAt: string;
  /** Days between two visits, in the middle of all of theirs. */
  rhythm: number;
}

/**
 * People who came on five days or more and have stayed away half as long again as they usually do, at least a week; without an
 * appointment ahead, and not written to in the last two weeks. Those who are overdue by most of their rhythm come first.
 */
export async function listOverdue(db: Db, { storeId, now }: AsOf, most: number): Promise<OverdueRow[]> {
  const { rows } = await db.execute<OverdueRow>(sql`
    WITH days AS (
      SELECT lower(customer_email) AS person, max(starts_at) AS starts_at FROM appointments
      WHERE store_id = ${storeId} AND status = 'Completed' AND customer_email <> '' AND starts_at < ${now}
      GROUP BY 1, starts_local::date
    ), visits AS (
      SELECT person, starts_at,
        extract(epoch FROM starts_at - lag(starts_at) OVER (PARTITION BY person ORDER BY starts_at)) AS apart
      FROM days
    ), rhythms AS (
      SELECT person, count(*)::int AS visits, max(starts_at) AS last_at,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY apart) AS rhythm
      FROM visits GROUP BY person HAVING count(*) >= 5
    )
    SELECT latest.customer_email AS email, latest.customer_name AS name, latest.language, visits,
      to_char(last_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "lastAt", (rhythm / 86400)::float8 AS rhythm
    FROM rhythms CROSS JOIN LATERAL (
      SELECT customer_email, customer_name, language FROM appointments
      WHERE store_id = ${storeId} AND lower(customer_email) = person AND starts_at = last_at LIMIT 1
    ) AS latest
    WHERE rhythm > 0 AND extract(epoch FROM ${now} - last_at) > greatest(rhythm * 1.5, rhythm + 604800)
      AND last_at > ${now}::timestamptz - interval '1 year'
      AND NOT EXISTS (SELECT FROM appointments WHERE store_id = ${storeId} AND lower(customer_email) = person
        AND starts_at >= ${now} AND status IN ('Pending', 'Confirmed'))
      AND NOT EXISTS (SELECT FROM mails WHERE store_id = ${storeId} AND kind = 'customer_message' AND lower(recipient) = person
        AND status IN ('queued', 'sent') AND created_at > ${now}::timestamptz - interval '14 days')
    ORDER BY extract(epoch FROM ${now} - last_at) / rhythm DESC, person LIMIT ${most}`);
  return rows;
}

export interface NoShowRow extends Record<string, unknown> {
  email: string;
  name: string;
  missed: number;
  visits: number;
}

/** People who missed two appointments or more within a year, the latest of them in the last 30 days. */
export async function listNoShows(db: Db, { storeId, now }: AsOf, most: number): Promise<NoShowRow[]> {
  const { rows } = await db.execute<NoShowRow>(sql`
    SELECT lower(customer_email) AS email, max(customer_name) AS name,
      count(*) FILTER (WHERE status = 'No-show')::int AS missed, count(*)::int AS visits
    FROM appointments
    WHERE store_id = ${storeId} AND status IN ('Completed', 'No-show') AND customer_email <> ''
      AND starts_at BETWEEN ${now}::timestamptz - interval '1 year' AND ${now}
    GROUP BY 1 HAVING count(*) FILTER (WHERE status = 'No-show') >= 2
      AND max(starts_at) FILTER (WHERE status = 'No-show') > ${now}::timestamptz - interval '30 days'
    ORDER BY missed DESC, email LIMIT ${most}`);
  return rows;
}

export interface WaitingRequest extends Record<string, unknown> {
  id: Id;
  title: string;
  customer: string;
  /** ISO. */
  startsAt: string;
}

/** Requests that the seller has to answer and that begin soon, the earliest first. */
export async function listRequests(
  db: Db,
  { storeId, now, until }: AsOf & { until: Date },
  most: number,
): Promise<WaitingRequest[]> {
  const { rows } = await db.execute<WaitingRequest>(sql`
    SELECT id, title, customer_name AS customer, to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startsAt" FROM appointments
    WHERE store_id = ${storeId} AND status = 'Pending' AND source <> 'seller' AND verify_by IS NULL
      AND starts_at > ${now} AND starts_at < ${until}
    ORDER BY starts_at, id LIMIT ${most}`);
  return rows;
}
