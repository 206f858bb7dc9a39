import type { Id } from "@solodesk/contract/kernel/id.ts";
import { DAY, type Range } from "@solodesk/contract/kernel/zone.ts";
import { appointmentStatuses } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import { and, asc, eq, gt, gte, inArray, lt } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { appointments } from "../appointments.table.ts";

/** The longest an appointment can be. Any that began earlier than this before the range is over. */
const LONGEST = 7 * DAY;

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
