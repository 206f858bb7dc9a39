import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { CalendarEntry } from "@solodesk/contract/scheduling/calendar.ts";
import { findCapacities } from "#features/catalog/services/find-capacities.ts";
import type { Db } from "#kernel/database/db.ts";
import { toClash } from "../appointment-row.ts";
import { listTouching } from "./calendar.repository.ts";

/** Lists what the calendar shows for this range, soonest first. */
export async function calendarEntries(
  db: Db,
  storeId: Id,
  range: Range,
  limit: number,
): Promise<CalendarEntry[]> {
  const rows = await listTouching(db, storeId, range, limit);
  const shared = rows.flatMap(({ sessionId, serviceId }) => (sessionId === null ? [] : (serviceId ?? [])));
  const capacities = await findCapacities(db, storeId, shared);
  return rows.map((row) => ({
    ...toClash(row),
    version: row.version,
    status: row.status,
    busy_from: (row.busyFrom ?? row.startsAt).toISOString(),
    busy_until: row.busyUntil.toISOString(),
    seats: row.seats,
    capacity: capacities.get(row.serviceId ?? "") ?? 1,
    ...(row.sessionId !== null && { session_id: row.sessionId }),
    ...(row.seriesId !== null && { series_id: row.seriesId }),
  }));
}
