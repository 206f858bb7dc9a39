// Reads a calendar of a login: what changed since the last time is listed and written down first, then read in small
// parts. Wherever it stops, the next attempt goes on from there.
import { maxDaysAhead } from "@solodesk/contract/scheduling/appointments.ts";
import type { Deps } from "#kernel/deps.ts";
import {
  type CalendarObject,
  type CalendarPlace,
  type CalendarProvider,
  type ListedObject,
  mostRead,
  ProviderError,
} from "#kernel/outside/calendar-provider.ts";
import { after, days } from "#kernel/time/clock.ts";
import { calendarNotesOf } from "../calendar-words.ts";
import { CalendarError } from "../file/calendar-error.ts";
import type { SyncedSource } from "./claims.repository.ts";
import {
  countObjects,
  countRanges,
  findUnclear,
  listUnread,
  readAnew,
  saveChanges,
  saveObjects,
  sumBusy,
} from "./objects.repository.ts";
import { providerOf } from "./provider-of.ts";
import { readFiles, readObjects } from "./read-objects.ts";

/** More than the farthest day that can be booked. */
const AHEAD = days(maxDaysAhead + 2);
/** How long events that repeat are not read again. */
const MARGIN = days(60);
const MOST_OBJECTS = 20_000;
/** Files that came with a list and are read together. */
const FILES = 250;
/** Busy times as many as of a file, and before those that touch are joined. */
const MOST_RANGES = 10_000;
const MOST_STORED = 50_000;

interface ToPull {
  source: SyncedSource;
  place: CalendarPlace;
  /** The store's zone, for times that name none. */
  zone: string;
  isLate: () => boolean;
}

/** Returns whether everything was read. Throws ProviderError, OutsideError, CalendarError. */
export async function pullCalendar(deps: Deps, { source, place, zone, isLate }: ToPull): Promise<boolean> {
  const now = deps.clock.now();
  const provider = providerOf(deps, source.provider);
  const { window, token } = await findWindow(deps, source, now);
  const reading = { storeId: source.storeId, zone, window };
  const isListed = await listChanges(deps, { source, provider, place, isLate, token, reading });
  let ranges = await countRanges(deps.db, source);
  let isRead = false;
  while (!isRead && !isLate()) {
    const hrefs = await listUnread(deps.db, source, mostRead);
    isRead = isListed && hrefs.length === 0;
    if (hrefs.length === 0) break;
    const read = await readObjects(deps, { ...reading, provider, place, hrefs });
    await saveObjects(deps, source, hrefs, read);
    ranges += read.reduce((sum, { busy }) => sum + busy.length, 0);
    if (ranges > MOST_STORED) throw new CalendarError("busy");
  }
  const notes = calendarNotesOf(await findUnclear(deps.db, source));
  const sum = { from: after(now, -days(1)), most: MOST_RANGES, notes, readAt: isRead ? now : undefined };
  if (!(await sumBusy(deps.db, source, sum)) && !source.leavingSince) throw new CalendarError("busy");
  return isRead;
}

/** When busy times are looked for, and the token to list from; undefined to list everything. */
async function findWindow(deps: Deps, source: SyncedSource, now: Date) {
  const from = after(now, -days(1)).getTime();
  if (source.knownUntil && source.knownUntil > after(now, AHEAD))
    return { window: { from, to: source.knownUntil.getTime() }, token: source.syncToken ?? undefined };
  const until = after(now, AHEAD + MARGIN);
  await readAnew(deps, source, until);
  return { window: { from, to: until.getTime() }, token: undefined };
}

interface ToList extends Omit<ToPull, "zone"> {
  provider: CalendarProvider;
  token: string | undefined;
  reading: Parameters<typeof readFiles>[1];
}

/** Lists what changed, page by page. Returns whether it came to the end. */
async function listChanges(
  deps: Deps,
  { source, provider, place, isLate, ...from }: ToList,
): Promise<boolean> {
  let { token } = from;
  let since = token === undefined ? deps.clock.now() : source.listingSince;
  let isListed = false;
  let hasBegunAnew = false;
  while (!isListed && !isLate()) {
    const listed = await provider.changes(place, token).catch((error: unknown) => {
      const isOld = error instanceof ProviderError && error.why === "token" && token !== undefined;
      if (isOld && !hasBegunAnew) return undefined;
      throw error;
    });
    if (listed) {
      if (listed.changed.length > MOST_OBJECTS) throw new ProviderError("large");
      // Without tokens each list is whole.
      const listingSince = listed.token === undefined ? (since ?? deps.clock.now()) : since;
      await saveChanges(deps, source, listed, { now: deps.clock.now(), listingSince });
      await saveListed(deps, source, from.reading, listed.changed);
      if ((await countObjects(deps.db, source)) > MOST_OBJECTS) throw new ProviderError("large");
      token = listed.token;
      isListed = !listed.hasMore;
    } else {
      // The provider no longer knows the token: from the beginning.
      hasBegunAnew = true;
      token = undefined;
      since = deps.clock.now();
    }
  }
  return isListed;
}

const isWhole = (listed: ListedObject): listed is CalendarObject => listed.file !== undefined;

/** Reads events that were listed whole. Those for which this takes too much are read like others, in small parts. */
async function saveListed(
  deps: Deps,
  source: SyncedSource,
  reading: ToList["reading"],
  listed: readonly ListedObject[],
): Promise<void> {
  const whole = listed.filter(isWhole);
  for (let at = 0; at < whole.length; at += FILES) {
    const part = whole.slice(at, at + FILES);
    try {
      const read = await readFiles(deps, reading, part);
      await saveObjects(
        deps,
        source,
        part.map(({ href }) => href),
        read,
      );
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
    }
  }
}
