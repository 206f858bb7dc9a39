// Reads a calendar of a login: what changed since the last time is listed and written down first, then read in small
// parts. Wherever it stops, the next attempt goes on from there.
import { maxDaysAhead } from "@solodesk/contract/scheduling/appointments.ts";
import type { Deps } from "#kernel/deps.ts";
import { type CalendarPlace, mostRead, ProviderError } from "#kernel/outside/calendar-provider.ts";
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
import { readObjects } from "./read-objects.ts";

/** More than the farthest day that can be booked. */
const AHEAD = days(maxDaysAhead + 2);
/** How long events that repeat are not read again. */
const MARGIN = days(60);
const MOST_OBJECTS = 20_000;
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
  const window = await findWindow(deps, source, now);
  const isListed = await listChanges(deps, { source, place, isLate });
  let ranges = await countRanges(deps.db, source);
  let isRead = false;
  while (!isRead && !isLate()) {
    const hrefs = await listUnread(deps.db, source, mostRead);
    isRead = isListed && hrefs.length === 0;
    if (hrefs.length === 0) break;
    const read = await readObjects(deps, { storeId: source.storeId, place, hrefs, zone, window });
    await saveObjects(deps, source, hrefs, read);
    ranges += read.reduce((sum, { busy }) => sum + busy.length, 0);
    if (ranges > MOST_STORED) throw new CalendarError("busy");
  }
  const notes = calendarNotesOf(await findUnclear(deps.db, source));
  const sum = { from: after(now, -days(1)), most: MOST_RANGES, notes, readAt: isRead ? now : undefined };
  if (!(await sumBusy(deps.db, source, sum)) && !source.leavingSince) throw new CalendarError("busy");
  return isRead;
}

async function findWindow(deps: Deps, source: SyncedSource, now: Date) {
  const from = after(now, -days(1)).getTime();
  if (source.knownUntil && source.knownUntil > after(now, AHEAD))
    return { from, to: source.knownUntil.getTime() };
  const until = after(now, AHEAD + MARGIN);
  await readAnew(deps, source, until);
  return { from, to: until.getTime() };
}

/** Lists what changed, page by page. Returns whether it came to the end. */
async function listChanges(deps: Deps, { source, place, isLate }: Omit<ToPull, "zone">): Promise<boolean> {
  let token = source.syncToken ?? undefined;
  let since = token === undefined ? deps.clock.now() : source.listingSince;
  let isListed = false;
  while (!isListed && !isLate()) {
    const listed = await deps.caldav.changes(place, token).catch((error: unknown) => {
      if (error instanceof ProviderError && error.why === "token" && token !== undefined) return undefined;
      throw error;
    });
    if (listed) {
      if (listed.changed.length > MOST_OBJECTS) throw new ProviderError("large");
      // Without tokens each list is whole.
      const listingSince = listed.token === undefined ? (since ?? deps.clock.now()) : since;
      await saveChanges(deps, source, listed, { now: deps.clock.now(), listingSince });
      if ((await countObjects(deps.db, source)) > MOST_OBJECTS) throw new ProviderError("large");
      token = listed.token;
      isListed = !listed.hasMore;
    } else {
      // The provider no longer knows the token: from the beginning.
      token = undefined;
      since = deps.clock.now();
    }
  }
  return isListed;
}
