import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { and, eq, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { CalendarChanges, CalendarObject } from "#kernel/outside/calendar-provider.ts";
import type { WhichSource } from "../external-calendars.repository.ts";
import { calendarObjects, calendarSources } from "../external-calendars.table.ts";

const isOf = ({ storeId, id }: WhichSource): SQL | undefined =>
  and(eq(calendarObjects.storeId, storeId), eq(calendarObjects.sourceId, id));
const isSource = ({ storeId, id }: WhichSource): SQL | undefined =>
  and(eq(calendarSources.storeId, storeId), eq(calendarSources.id, id));

/** At one of the paths, or right under it. */
const isAtOrUnder = (paths: string[]): SQL =>
  sql`(href = ANY(${sql.param(paths)}::text[]) OR regexp_replace(href, '/[^/]*$', '') = ANY(${sql.param(paths)}::text[]))`;

type InDatabase = Pick<Deps, "db">;

/** Rows of one statement. */
const BATCH = 1000;

/** Writes down what the provider listed, and with it the token to go on from. */
export const saveChanges = (
  deps: InDatabase,
  which: WhichSource,
  { changed, removed, token, hasMore }: CalendarChanges,
  { now, listingSince }: { now: Date; listingSince: Date | null },
): Promise<void> =>
  inTransaction(deps, async ({ db }) => {
    const [storeId, sourceId] = [which.storeId, which.id];
    // A server may list one twice; a statement may not write it twice.
    const latest = [...new Map(changed.map(({ href, etag }) => [href, etag]))];
    for (let at = 0; at < latest.length; at += BATCH)
      await db
        .insert(calendarObjects)
        .values(
          latest
            .slice(at, at + BATCH)
            .map(([href, etag]) => ({ storeId, sourceId, href, etag, listedAt: now })),
        )
        .onConflictDoUpdate({
          target: [calendarObjects.storeId, calendarObjects.sourceId, calendarObjects.href],
          set: { etag: sql`excluded.etag`, listedAt: now },
        });
    if (removed.length > 0) await db.delete(calendarObjects).where(and(isOf(which), isAtOrUnder(removed)));
    // Only now is it known what is no longer in the list.
    if (listingSince && !hasMore)
      await db.delete(calendarObjects).where(and(isOf(which), lt(calendarObjects.listedAt, listingSince)));
    await db
      .update(calendarSources)
      .set({ syncToken: token ?? null, listingSince: hasMore ? listingSince : null })
      .where(isSource(which));
  });

/** All events are listed and read again, and busy times are known until then. */
export const readAnew = (deps: InDatabase, which: WhichSource, knownUntil: Date): Promise<void> =>
  inTransaction(deps, async ({ db }) => {
    await db.update(calendarObjects).set({ readEtag: null }).where(isOf(which));
    await db.update(calendarSources).set({ knownUntil, syncToken: null }).where(isSource(which));
  });

export async function countObjects(db: Db, which: WhichSource): Promise<number> {
  return db.$count(calendarObjects, isOf(which));
}

/** Busy times of all events, before those that touch are joined. */
export async function countRanges(db: Db, { storeId, id }: WhichSource): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM calendar_objects, unnest(busy) WHERE store_id = ${storeId} AND source_id = ${id}`);
  return rows[0]?.count ?? 0;
}

/** Paths of events that have to be read. */
export async function listUnread(db: Db, which: WhichSource, most: number): Promise<string[]> {
  const rows = await db
    .select({ href: calendarObjects.href })
    .from(calendarObjects)
    .where(and(isOf(which), sql`read_etag IS DISTINCT FROM etag`))
    .orderBy(calendarObjects.href)
    .limit(most);
  return rows.map(({ href }) => href);
}

export interface ReadObject extends Pick<CalendarObject, "href" | "etag"> {
  busy: Range[];
  isBroken: boolean;
  unknownZones: string[];
  /** Where it has an appointment of ours. */
  own: Range | undefined;
}

/** Writes down what was read of these events. Those that were asked for and are gone are removed. */
export const saveObjects = (
  deps: InDatabase,
  which: WhichSource,
  asked: readonly string[],
  read: readonly ReadObject[],
): Promise<void> =>
  inTransaction(deps, async ({ db }) => {
    for (const { href, etag, busy, isBroken, unknownZones, own } of read)
      await db
        .update(calendarObjects)
        .set({
          etag,
          readEtag: etag,
          busy,
          broken: isBroken,
          unknownZones,
          ownStart: own ? new Date(own.from) : null,
          ownEnd: own ? new Date(own.to) : null,
        })
        .where(and(isOf(which), eq(calendarObjects.href, href)));
    const found = new Set(read.map(({ href }) => href));
    const gone = asked.filter((href) => !found.has(href));
    if (gone.length > 0)
      await db.delete(calendarObjects).where(and(isOf(which), inArray(calendarObjects.href, gone)));
  });

/** The number of events that could not be read, and up to ten unknown time zones. */
export async function findUnclear(
  db: Db,
  which: WhichSource,
): Promise<{ broken: number; unknownZones: string[] }> {
  const rows = await db
    .select({ broken: calendarObjects.broken, unknownZones: calendarObjects.unknownZones })
    .from(calendarObjects)
    .where(and(isOf(which), or(calendarObjects.broken, ne(calendarObjects.unknownZones, []))));
  const zones = new Set(rows.flatMap(({ unknownZones }) => unknownZones));
  return { broken: rows.filter(({ broken }) => broken).length, unknownZones: [...zones].slice(0, 10) };
}

interface ToSum {
  from: Date;
  /** Most busy times; with more, nothing is saved. */
  most: number;
  notes: string[];
  /** When everything had been read; undefined if there is more to read. */
  readAt: Date | undefined;
}

/** Sums the busy times of all events up into those of the calendar. Returns false if there are too many. */
export async function sumBusy(
  db: Db,
  which: WhichSource,
  { from, most, notes, readAt }: ToSum,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    WITH summed AS (
      SELECT coalesce(range_agg(one), '{}') * tstzmultirange(tstzrange(${from}, NULL)) AS busy
      FROM calendar_objects, unnest(busy) AS one WHERE store_id = ${which.storeId} AND source_id = ${which.id}
    )
    UPDATE calendar_sources AS source
    SET busy = CASE WHEN source.busy = summed.busy THEN source.busy ELSE summed.busy END,
      notes = ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(notes)}::jsonb)),
      read_at = coalesce(${readAt ?? null}, read_at)
    FROM summed
    WHERE source.store_id = ${which.storeId} AND source.id = ${which.id} AND source.leaving_since IS NULL
      AND (SELECT count(*) FROM unnest(summed.busy)) <= ${most}`);
  return rowCount === 1;
}

/** Writes down an event as it was written by us. */
export async function putObject(
  db: Db,
  which: WhichSource,
  { href, etag, own, now }: Pick<CalendarObject, "href" | "etag"> & { own: Range; now: Date },
): Promise<void> {
  const state = {
    etag,
    readEtag: etag,
    busy: [],
    broken: false,
    unknownZones: [],
    ownStart: new Date(own.from),
    ownEnd: new Date(own.to),
    listedAt: now,
  };
  await db
    .insert(calendarObjects)
    .values({ storeId: which.storeId, sourceId: which.id, href, ...state })
    .onConflictDoUpdate({
      target: [calendarObjects.storeId, calendarObjects.sourceId, calendarObjects.href],
      set: state,
    });
}

export async function deleteObject(db: Db, which: WhichSource, href: string): Promise<void> {
  await db.delete(calendarObjects).where(and(isOf(which), eq(calendarObjects.href, href)));
}
