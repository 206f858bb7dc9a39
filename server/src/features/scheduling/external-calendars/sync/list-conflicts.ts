import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { CalendarConflict } from "@solodesk/contract/scheduling/external-calendars.ts";
import type { Deps } from "#kernel/deps.ts";
import { type ConflictRow, listConflictRows } from "./conflicts.repository.ts";

export interface FoundConflict {
  sourceId: Id;
  /** Whether the seller was told of it. */
  isTold: boolean;
  conflict: CalendarConflict;
}

const inContract = (written: string): string => new Date(written).toISOString();

const toConflict = (row: ConflictRow): CalendarConflict => ({
  id: row.entry_id,
  kind: row.own_start === null ? "removed" : "moved",
  title: row.title,
  customer: row.customer_name,
  starts_at: inContract(row.starts_at),
  ends_at: inContract(row.ends_at),
  proposed:
    row.own_start === null || row.own_end === null
      ? null
      : { starts_at: inContract(row.own_start), ends_at: inContract(row.own_end) },
  is_session: row.is_session,
});

/** Lists what was done to appointments in a store's other calendars, or in one of them, soonest first. */
export async function listConflicts(
  { db, clock }: Pick<Deps, "db" | "clock">,
  storeId: Id,
  sourceId?: Id,
): Promise<FoundConflict[]> {
  const rows = await listConflictRows(db, { storeId, now: clock.now(), ...(sourceId && { sourceId }) });
  return rows.map((row) => ({ sourceId: row.source_id, isTold: row.told, conflict: toConflict(row) }));
}
