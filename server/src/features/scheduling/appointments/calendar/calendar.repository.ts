import type { Id } from "@solodesk/contract/kernel/id.ts";
import { DAY, type Range } from "@solodesk/contract/kernel/zone.ts";
import { appointmentStatuses } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import { and, asc, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { appointments } from "../appointments.table.ts";

/** The longest an appointment can be. Any that began earlier than this before the range is over. */
export const LONGEST = 7 * DAY;

const { id, number, version, status, serviceId, title, customerName } = appointments;
const { startsAt, endsAt, busyFrom, busyUntil, seats, sessionId, seriesId } = appointments;
const light = {
  id,
  number,
  version,
  status,
  serviceId,
  title,
  customerName,
  startsAt,
  endsAt,
  busyFrom,
  busyUntil,
  seats,
  sessionId,
  seriesId,
};

/** Lists appointments that overlap the range, soonest first. */
export const listTouching = (db: Db, storeId: Id, range: Range, limit: number) =>
  db
    .select(light)
    .from(appointments)
    .where(
      and(
        eq(appointments.storeId, storeId),
        inArray(status, [...appointmentStatuses]),
        gte(startsAt, new Date(range.from - LONGEST)),
        lt(startsAt, new Date(range.to)),
        gt(endsAt, new Date(range.from)),
      ),
    )
    .orderBy(asc(startsAt), asc(id))
    .limit(limit);

/** Minutes of the range that appointments take up; what overlaps counts once. */
export async function sumBookedMinutes(db: Db, storeId: Id, { from, to }: Range): Promise<number> {
  const [first, last] = [new Date(from), new Date(to)];
  const { rows } = await db.execute<{ minutes: number }>(sql`
    SELECT coalesce(round(extract(epoch FROM sum(upper(part) - lower(part))) / 60), 0)::int AS minutes
    FROM unnest((
      SELECT range_agg(tstzrange(starts_at, ends_at) * tstzrange(${first}, ${last})) FROM appointments
      WHERE store_id = ${storeId} AND status IN ('Pending', 'Confirmed', 'Completed', 'No-show')
        AND starts_at > ${new Date(from - LONGEST)} AND starts_at < ${last} AND ends_at > ${first}
    )) AS part`);
  return rows[0]?.minutes ?? 0;
}
