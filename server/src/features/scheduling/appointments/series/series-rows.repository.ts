// Queries for series: the appointments from one on, and what overlaps with many times at once.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { and, asc, eq, gte } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { type AppointmentRow, isAppointment } from "../appointments.repository.ts";
import { appointments } from "../appointments.table.ts";

/** Lists this appointment and the later ones of its series. Returns none if it is not part of the series. */
export async function listFrom(
  db: Db,
  which: { storeId: Id; seriesId: Id; from: Id },
): Promise<AppointmentRow[]> {
  const inSeries = and(
    eq(appointments.storeId, which.storeId),
    eq(appointments.seriesId, which.seriesId),
    isAppointment,
  );
  const [first] = await db
    .select()
    .from(appointments)
    .where(and(inSeries, eq(appointments.id, which.from)));
  if (!first?.seriesNth) return [];
  return db
    .select()
    .from(appointments)
    .where(and(inSeries, gte(appointments.seriesNth, first.seriesNth)))
    .orderBy(asc(appointments.seriesNth));
}

interface OverlapRow {
  /** Position of the wanted time, from 1. */
  nth: string;
  isHold: boolean;
  id: Id;
  number: number;
  title: string;
  customerName: string;
  startsAt: string;
  endsAt: string;
}

const overlapStatement = `
  SELECT DISTINCT ON (nth) nth, status = 'Held' AS "isHold", id, number, title, customer_name AS "customerName",
    starts_at AS "startsAt", ends_at AS "endsAt"
  FROM unnest($2::timestamptz[], $3::timestamptz[], $5::timestamptz[]) WITH ORDINALITY AS wanted ("from", "to", joins, nth)
  JOIN appointments ON store_id = $1 AND busy && tstzrange("from", "to")
    AND status IN ('Pending', 'Confirmed', 'Held') AND (held_until IS NULL OR held_until > $4)
    AND (session_id IS NULL OR service_id IS DISTINCT FROM $6 OR starts_at IS DISTINCT FROM joins)
  ORDER BY nth, status = 'Held', starts_at`;

interface WantedTimes {
  storeId: Id;
  /** With the time that is kept free before and after them. */
  times: readonly Range[];
  /** For each time, the start of a session of the service with enough spots left, which is no conflict; null if there is none. */
  joins: readonly (Date | null)[];
  serviceId: Id | null;
  now: Date;
}

/** For each time, returns the first appointment that overlaps it, or a hold if there is no appointment. */
export const listOverlaps = (
  db: Db,
  { storeId, times, joins, serviceId, now }: WantedTimes,
): Promise<OverlapRow[]> => {
  const [from, to] = [times.map((time) => new Date(time.from)), times.map((time) => new Date(time.to))];
  return prepared<OverlapRow>(db, "in-the-way", overlapStatement, [storeId, from, to, now, joins, serviceId]);
};
