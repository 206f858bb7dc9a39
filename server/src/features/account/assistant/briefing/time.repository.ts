// Read models of how a store's time is used: each statement reads its appointments once.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";

export interface WeekdayRow extends Record<string, unknown> {
  /** 1 is Monday. */
  weekday: number;
  appointments: number;
  minutes: number;
}

/** What was booked on each weekday, on these days of the store's calendar. Weekdays without any are missing. */
export async function sumByWeekday(
  db: Db,
  { storeId, now, from, to }: { storeId: Id; now: Date; from: string; to: string },
): Promise<WeekdayRow[]> {
  const { rows } = await db.execute<WeekdayRow>(sql`
    SELECT extract(isodow FROM starts_local)::int AS weekday, sum(people)::int AS appointments,
      (sum(extract(epoch FROM ends_at - starts_at)) / 60)::float8 AS minutes
    FROM (SELECT starts_at, ends_at, starts_local, count(*) AS people FROM appointments
    WHERE store_id = ${storeId} AND status IN ('Completed', 'Confirmed', 'No-show')
      AND starts_local >= ${from}::date AND starts_local < ${to}::date + 1
      -- The index's: half a year is more than any of these spans.
      AND starts_at BETWEEN ${now}::timestamptz - interval '180 days' AND ${now}::timestamptz + interval '2 days'
      -- A class is one time, however many come.
      GROUP BY coalesce(session_id, id), starts_at, ends_at, starts_local) AS times
    GROUP BY 1`);
  return rows;
}

export interface EarningRow extends Record<string, unknown> {
  id: Id;
  name: string;
  price: number;
  appointments: number;
  /** Minor units for each hour that it takes, with what is kept free around it. */
  hourly: number;
  /** Minutes of one appointment, with those. */
  minutes: number;
}

/** What an hour of each service on the store page earns, of those that took place five times or more since a moment. */
export async function listEarnings(db: Db, storeId: Id, since: Date): Promise<EarningRow[]> {
  const { rows } = await db.execute<EarningRow>(sql`
    SELECT s.id, s.name, s.price::float8 AS price, count(*)::int AS appointments,
      (s.duration_minutes + s.buffer_before_minutes + s.buffer_minutes)::int AS minutes,
      (sum(a.price) * 60 / (count(*) * (s.duration_minutes + s.buffer_before_minutes + s.buffer_minutes)))::float8 AS hourly
    FROM services s JOIN appointments a ON a.store_id = s.store_id AND a.service_id = s.id
    WHERE s.store_id = ${storeId} AND s.archived_at IS NULL AND s.active AND s.capacity = 1
      AND a.status = 'Completed' AND a.starts_at >= ${since}
    GROUP BY s.id HAVING count(*) >= 5 ORDER BY hourly, s.id`);
  return rows;
}

/** How many people wait for a day after this one. */
export async function countWaiting(db: Db, storeId: Id, day: string): Promise<number> {
  const { rows } = await db.execute<{ people: number }>(sql`
    SELECT count(DISTINCT lower(customer_email))::int AS people FROM waitlist
    WHERE store_id = ${storeId} AND status = 'waiting' AND day > ${day}::date`);
  return rows[0]?.people ?? 0;
}
