import type { AuditFilter } from "@solodesk/contract/identity/audit.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findTimezone } from "#features/store/store/find-timezone.ts";
import type { Db } from "#kernel/database/db.ts";
import { dayRange } from "#kernel/time/day-range.ts";
import type { WantedEntries } from "./audit.repository.ts";

/** Turns the query into a filter. Days are in the store's time zone, or in UTC without a store. */
export async function parseAuditFilter(
  db: Db,
  userId: Id,
  { event, from, to }: AuditFilter,
): Promise<WantedEntries> {
  const zone = from === undefined && to === undefined ? "UTC" : await findTimezone(db, userId);
  return {
    userId,
    event,
    from: from === undefined ? undefined : new Date(dayRange(zone, from).from),
    to: to === undefined ? undefined : new Date(dayRange(zone, to).to),
  };
}
