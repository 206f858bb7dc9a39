import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { after, days, minutes } from "#kernel/time/clock.ts";
import { appointmentCopies } from "./calendar-copies.table.ts";

interface WhichSource {
  storeId: Id;
  id: Id;
}

export type CopyRow = Pick<
  typeof appointmentCopies.$inferSelect,
  "entryId" | "href" | "sha256" | "startsAt" | "endsAt"
> & {
  /** Null if the event is gone; empty if the provider did not say. */
  etag: string | null;
  /** Where the calendar has it; null if it is cancelled there. */
  ownStart: Date | null;
  ownEnd: Date | null;
};

const isOf = ({ storeId, id }: WhichSource): SQL | undefined =>
  and(eq(appointmentCopies.storeId, storeId), eq(appointmentCopies.sourceId, id));

interface JoinedRow extends Record<string, unknown> {
  entry_id: Id;
  href: string;
  sha256: string | null;
  starts_at: string;
  ends_at: string;
  etag: string | null;
  own_start: string | null;
  own_end: string | null;
}

const dateOf = (written: string | null): Date | null => (written === null ? null : new Date(written));

/** What was written into a calendar, with its event as it was read last. */
export async function listCopies(db: Db, { storeId, id }: WhichSource): Promise<CopyRow[]> {
  const { rows } = await db.execute<JoinedRow>(sql`
    SELECT copy.entry_id, copy.href, copy.sha256, copy.starts_at, copy.ends_at, object.etag, object.own_start, object.own_end
    FROM calendar_copies AS copy LEFT JOIN calendar_objects AS object USING (store_id, source_id, href)
    WHERE copy.store_id = ${storeId} AND copy.source_id = ${id}`);
  return rows.map((row) => ({
    entryId: row.entry_id,
    href: row.href,
    sha256: row.sha256,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    etag: row.etag,
    ownStart: dateOf(row.own_start),
    ownEnd: dateOf(row.own_end),
  }));
}

export async function recordCopy(
  db: Db,
  which: WhichSource,
  copy: Omit<typeof appointmentCopies.$inferInsert, "storeId" | "sourceId" | "told">,
): Promise<void> {
  const state = { ...copy, told: false };
  await db
    .insert(appointmentCopies)
    .values({ storeId: which.storeId, sourceId: which.id, ...state })
    .onConflictDoUpdate({
      target: [appointmentCopies.storeId, appointmentCopies.sourceId, appointmentCopies.entryId],
      set: state,
    });
}

export async function deleteCopy(db: Db, which: WhichSource, entryId: Id): Promise<void> {
  await db.delete(appointmentCopies).where(and(isOf(which), eq(appointmentCopies.entryId, entryId)));
}

/** The next sync writes it, whatever the calendar has. Returns whether there is such a copy. */
export async function rewriteCopy(db: Db, which: WhichSource, entryId: Id): Promise<boolean> {
  const { rowCount } = await db
    .update(appointmentCopies)
    .set({ sha256: null, told: false })
    .where(and(isOf(which), eq(appointmentCopies.entryId, entryId)));
  return rowCount === 1;
}

/** Returns those that were not yet marked. */
export async function markTold(db: Db, which: WhichSource, entryIds: Id[]): Promise<Id[]> {
  if (entryIds.length === 0) return [];
  const rows = await db
    .update(appointmentCopies)
    .set({ told: true })
    .where(and(isOf(which), inArray(appointmentCopies.entryId, entryIds), eq(appointmentCopies.told, false)))
    .returning({ id: appointmentCopies.entryId });
  return rows.map(({ id }) => id);
}

interface Due {
  now: Date;
  /** Between two readings, in milliseconds; doubled with each failure, up to a day. */
  wait: number;
  most: number;
}

/** Lists calendars to read, to write to, or to clear, the one tried longest ago first. */
export async function listDueSyncs(db: Db, { now, wait, most }: Due): Promise<WhichSource[]> {
  const { rows } = await db.execute<{ store_id: Id; id: Id }>(sql`
    SELECT store_id, id FROM calendar_sources AS source
    WHERE provider <> 'ics' AND NOT refused AND (syncing_until IS NULL OR syncing_until < ${now})
      AND (
        tried_at < ${now}::timestamptz - least(${wait} * power(2, least(failures, 20)), ${days(1)}) * interval '1 millisecond'
        OR direction = 'both' AND failures = 0 AND EXISTS (
          SELECT FROM appointment_changes AS change
          WHERE change.store_id = source.store_id
            AND change.at > coalesce(source.written_at, source.created_at) - ${minutes(1)} * interval '1 millisecond'
        )
      )
    ORDER BY tried_at LIMIT ${most}`);
  return rows.map(({ store_id, id }) => ({ storeId: store_id, id }));
}

/** Lists calendars whose login is refused, or that could not be cleared for so long, and that the seller removed. */
export async function listLost(db: Db, now: Date, patience: number): Promise<WhichSource[]> {
  const { rows } = await db.execute<{ store_id: Id; id: Id }>(sql`
    SELECT store_id, id FROM calendar_sources
    WHERE leaving_since IS NOT NULL AND (refused OR leaving_since < ${after(now, -patience)})`);
  return rows.map(({ store_id, id }) => ({ storeId: store_id, id }));
}
