import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { and, asc, eq, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { after, days } from "#kernel/time/clock.ts";
import { calendarSources } from "./external-calendars.table.ts";

export type CalendarRow = typeof calendarSources.$inferSelect;
export type NewSource = Pick<
  CalendarRow,
  "storeId" | "id" | "name" | "address" | "provider" | "direction" | "createdAt"
> &
  Pick<CalendarRow, "busy" | "notes" | "readAt" | "triedAt" | "username" | "password">;
export type WhichSource = Pick<CalendarRow, "storeId" | "id">;

export const isOne = ({ storeId, id }: WhichSource): SQL | undefined =>
  and(eq(calendarSources.storeId, storeId), eq(calendarSources.id, id));

const timestamp = (at: number): string => new Date(at).toISOString();
const within = ({ from, to }: Range): SQL =>
  sql`busy * tstzmultirange(tstzrange(${timestamp(from)}, ${timestamp(to)}))`;

/** One that the seller removed stays only to be cleared. */
const isKept = isNull(calendarSources.leavingSince);

const columns = (now: Date) => {
  const { id, name, address, provider, direction, username, readAt, error, refused, notes, createdAt } =
    calendarSources;
  const ahead = sql<number>`(SELECT count(*)::int FROM unnest(busy) AS one WHERE upper(one) > ${now.toISOString()})`;
  return {
    id,
    name,
    address,
    provider,
    direction,
    username,
    readAt,
    error,
    refused,
    notes,
    createdAt,
    ahead,
  };
};
export type SourceRow = Pick<CalendarRow, Exclude<keyof ReturnType<typeof columns>, "ahead">> & {
  ahead: number;
};

/** In the order in which they were added. */
export const listSourceRows = (db: Db, storeId: Id, now: Date): Promise<SourceRow[]> =>
  db
    .select(columns(now))
    .from(calendarSources)
    .where(and(eq(calendarSources.storeId, storeId), isKept))
    .orderBy(asc(calendarSources.createdAt), asc(calendarSources.id));

/**
 * Returns undefined if the store already has this address. One that was removed and is still being cleared is taken
 * up again, with its own id.
 */
export async function insertSource(tx: Db, source: NewSource): Promise<Id | undefined> {
  const { name, direction, username, password, readAt, triedAt, notes } = source;
  const [row] = await tx
    .insert(calendarSources)
    .values(source)
    .onConflictDoUpdate({
      target: [calendarSources.storeId, calendarSources.address],
      set: {
        name,
        direction,
        username,
        password,
        readAt,
        triedAt,
        notes,
        leavingSince: null,
        refused: false,
        error: null,
        failures: 0,
      },
      setWhere: sql`calendar_sources.leaving_since IS NOT NULL AND calendar_sources.provider = excluded.provider`,
    })
    .returning({ id: calendarSources.id });
  return row?.id;
}

/** Deletes a calendar without a login. */
export async function deleteSource(db: Db, which: WhichSource): Promise<boolean> {
  const { rowCount } = await db
    .delete(calendarSources)
    .where(and(isOne(which), eq(calendarSources.provider, "ics")));
  return rowCount === 1;
}

/**
 * Claims a reading. Returns the address, or undefined if it was tried after `since` or the calendar does not
 * exist. A scheduled reading counts as a failure until its copy is saved; one by hand does not, so it never
 * lengthens the wait.
 */
export async function claimSource(
  db: Db,
  which: WhichSource,
  { since, now, isScheduled }: { since: Date; now: Date; isScheduled: boolean },
): Promise<string | undefined> {
  const [row] = await db
    .update(calendarSources)
    .set({ triedAt: now, ...(isScheduled && { failures: sql`${calendarSources.failures} + 1` }) })
    .where(and(isOne(which), eq(calendarSources.provider, "ics"), lt(calendarSources.triedAt, since)))
    .returning({ address: calendarSources.address });
  return row?.address;
}

/** Does not rewrite `busy` if it has not changed. */
export async function saveCopy(
  db: Db,
  which: WhichSource,
  { busy, notes }: Pick<CalendarRow, "busy" | "notes">,
  now: Date,
): Promise<void> {
  const ranges = sql.param(busy, calendarSources.busy);
  await db
    .update(calendarSources)
    .set({
      busy: sql`CASE WHEN busy = ${ranges}::tstzmultirange THEN busy ELSE ${ranges}::tstzmultirange END`,
      notes,
      error: null,
      failures: 0,
      readAt: now,
    })
    .where(isOne(which));
}

/** Records the error. The last good copy stays in use. */
export async function saveFailure(db: Db, which: WhichSource, error: string): Promise<void> {
  await db.update(calendarSources).set({ error }).where(isOne(which));
}

/**
 * Lists calendars that are due, the one tried longest ago first. The wait doubles with each failure, up to a
 * day.
 */
export const listDueCalendars = (db: Db, now: Date, wait: number, most: number): Promise<WhichSource[]> =>
  db
    .select({ storeId: calendarSources.storeId, id: calendarSources.id })
    .from(calendarSources)
    .where(
      and(
        eq(calendarSources.provider, "ics"),
        lt(calendarSources.triedAt, after(now, -wait)),
        sql`tried_at < ${now.toISOString()}::timestamptz
          - least(${wait} * power(2, least(failures, 20)), ${days(1)}) * interval '1 millisecond'`,
      ),
    )
    .orderBy(asc(calendarSources.triedAt))
    .limit(most);

/** Returns each calendar's busy times in the range. */
export const listBusyRows = (db: Db, storeId: Id, range: Range): Promise<{ name: string; busy: Range[] }[]> =>
  db
    .select({ name: calendarSources.name, busy: sql`${within(range)}`.mapWith(calendarSources.busy) })
    .from(calendarSources)
    .where(
      and(
        eq(calendarSources.storeId, storeId),
        sql`busy && tstzrange(${timestamp(range.from)}, ${timestamp(range.to)})`,
      ),
    )
    .orderBy(asc(calendarSources.createdAt));

/** Returns the busy times of all calendars in the range, in order of their start. */
export const listBusyTimes = (db: Db, storeId: Id, range: Range, most: number) =>
  db
    .select({
      source: calendarSources.name,
      readAt: sql`coalesce(read_at, created_at)`.mapWith(calendarSources.createdAt),
      from: sql`lower(one)`.mapWith(calendarSources.createdAt),
      to: sql`upper(one)`.mapWith(calendarSources.createdAt),
    })
    .from(calendarSources)
    .innerJoin(sql`unnest(${within(range)}) AS one`, sql`true`)
    .where(eq(calendarSources.storeId, storeId))
    .orderBy(sql`lower(one)`, asc(calendarSources.createdAt))
    .limit(most);

/** Where a calendar is, and the login for it. */
export async function findPlace(db: Db, which: WhichSource) {
  const { provider, address, username, password } = calendarSources;
  const [row] = await db
    .select({ provider, address, username, password })
    .from(calendarSources)
    .where(and(isOne(which), isKept));
  return row;
}

/** Columns that are left out do not change. */
export async function updateSource(
  tx: Db,
  which: WhichSource,
  update: Partial<
    Pick<
      CalendarRow,
      | "name"
      | "direction"
      | "username"
      | "password"
      | "triedAt"
      | "refused"
      | "error"
      | "failures"
      | "writtenAt"
    >
  >,
): Promise<void> {
  await tx
    .update(calendarSources)
    .set(update)
    .where(and(isOne(which), isKept));
}

/** Marks a calendar of a login as removed: it is deleted once it has been cleared. Returns whether there was one. */
export async function leaveSource(tx: Db, which: WhichSource, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(calendarSources)
    .set({ leavingSince: now, busy: [], triedAt: new Date(0), refused: false })
    .where(and(isOne(which), ne(calendarSources.provider, "ics"), isKept));
  return rowCount === 1;
}
