import type { Id } from "@solodesk/contract/kernel/id.ts";
import { maxCalendarConflicts } from "@solodesk/contract/scheduling/external-calendars.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";

export interface ConflictRow extends Record<string, unknown> {
  source_id: Id;
  entry_id: Id;
  told: boolean;
  title: string;
  customer_name: string;
  is_session: boolean;
  starts_at: string;
  ends_at: string;
  /** Null if it was removed. */
  own_start: string | null;
  own_end: string | null;
}

/**
 * Lists appointments whose events in other calendars are no longer as they were written, soonest first. Those that are
 * over or cancelled no longer matter, nor does one that was moved here to the same time.
 */
export async function listConflictRows(
  db: Db,
  { storeId, sourceId, now }: { storeId: Id; sourceId?: Id; now: Date },
): Promise<ConflictRow[]> {
  const { rows } = await db.execute<ConflictRow>(sql`
    SELECT * FROM (
      SELECT DISTINCT ON (copy.source_id, copy.entry_id) copy.source_id, copy.entry_id, copy.told, one.title,
        one.customer_name, one.session_id IS NOT NULL AS is_session, one.starts_at, one.ends_at, object.own_start, object.own_end
      FROM calendar_copies AS copy
      JOIN calendar_sources AS source ON source.store_id = copy.store_id AND source.id = copy.source_id
      JOIN appointments AS one ON one.store_id = copy.store_id AND (one.id = copy.entry_id OR one.session_id = copy.entry_id)
      LEFT JOIN calendar_objects AS object
        ON object.store_id = copy.store_id AND object.source_id = copy.source_id AND object.href = copy.href
      WHERE copy.store_id = ${storeId} AND (${sourceId ?? null}::uuid IS NULL OR copy.source_id = ${sourceId ?? null})
        AND source.direction = 'both' AND source.leaving_since IS NULL
        AND copy.sha256 IS NOT NULL AND one.status IN ('Pending', 'Confirmed') AND one.ends_at > ${now}
        AND (object.href IS NULL OR (object.read_etag = object.etag AND NOT object.broken))
        AND (object.own_start, object.own_end) IS DISTINCT FROM (copy.starts_at, copy.ends_at)
        AND (object.own_start, object.own_end) IS DISTINCT FROM (one.starts_at, one.ends_at)
      ORDER BY copy.source_id, copy.entry_id, one.customer_name
    ) AS conflicts ORDER BY starts_at, entry_id LIMIT ${maxCalendarConflicts}`);
  return rows;
}

/** Of these ids, those of appointments and sessions of the store. */
export async function listOwnEntries(db: Db, storeId: Id, ids: Id[]): Promise<Id[]> {
  const { rows } = await db.execute<{ id: Id }>(sql`
    SELECT asked.id FROM unnest(${sql.param(ids)}::uuid[]) AS asked (id)
    WHERE EXISTS (SELECT FROM appointments AS one WHERE one.store_id = ${storeId} AND one.id = asked.id)
      OR EXISTS (SELECT FROM appointments AS one WHERE one.store_id = ${storeId} AND one.session_id = asked.id)`);
  return rows.map(({ id }) => id);
}
