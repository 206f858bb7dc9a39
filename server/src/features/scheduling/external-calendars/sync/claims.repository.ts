import { and, eq, isNotNull, lte, ne, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { type CalendarRow, isOne, type WhichSource } from "../external-calendars.repository.ts";
import { calendarSources } from "../external-calendars.table.ts";

export type SyncedSource = Pick<
  CalendarRow,
  | "storeId"
  | "id"
  | "name"
  | "provider"
  | "address"
  | "direction"
  | "syncToken"
  | "listingSince"
  | "knownUntil"
  | "writtenAt"
> &
  Pick<CalendarRow, "leavingSince" | "createdAt"> & { username: string; password: string };

/**
 * Claims a calendar of a login for a process until then. Counts as a failure until it is released. Returns undefined if
 * another process has it, or it does not exist.
 */
export async function claimSync(
  db: Db,
  which: WhichSource,
  { now, until }: { now: Date; until: Date },
): Promise<SyncedSource | undefined> {
  const [row] = await db
    .update(calendarSources)
    .set({ triedAt: now, syncingUntil: until, failures: sql`${calendarSources.failures} + 1` })
    .where(
      and(
        isOne(which),
        ne(calendarSources.provider, "ics"),
        // The provider asked us to wait.
        lte(calendarSources.triedAt, now),
        eq(calendarSources.refused, false),
        sql`(syncing_until IS NULL OR syncing_until < ${now.toISOString()})`,
      ),
    )
    .returning();
  if (!row || row.username === null || row.password === null) return undefined;
  return { ...row, username: row.username, password: row.password };
}

/** Gives a claimed calendar back, with what came of it. */
export async function releaseSync(
  db: Db,
  which: WhichSource,
  update: Partial<Pick<CalendarRow, "error" | "failures" | "triedAt" | "writtenAt" | "refused">>,
): Promise<void> {
  await db
    .update(calendarSources)
    .set({ ...update, syncingUntil: null })
    .where(isOne(which));
}

/** Deletes a calendar that the seller removed and that was cleared. */
export async function deleteLeft(db: Db, which: WhichSource): Promise<void> {
  await db.delete(calendarSources).where(and(isOne(which), isNotNull(calendarSources.leavingSince)));
}
