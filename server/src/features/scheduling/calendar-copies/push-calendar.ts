import { maxDaysAhead } from "@solodesk/contract/scheduling/appointments.ts";
import { calendarObject } from "#features/scheduling/appointments/calendar/calendar-file.ts";
import type { ClaimedCalendar } from "#features/scheduling/external-calendars/sync/calendar-claim.ts";
import { providerOf } from "#features/scheduling/external-calendars/sync/provider-of.ts";
import { recordObject } from "#features/scheduling/external-calendars/sync/record-object.ts";
import { listFeedEntries } from "#features/scheduling/feeds/list-entries.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { type CalendarPlace, ProviderError } from "#kernel/outside/calendar-provider.ts";
import { after, days } from "#kernel/time/clock.ts";
import { deleteCopy, listCopies, recordCopy } from "./calendar-copies.repository.ts";
import { type CopyStep, planCopies } from "./plan-copies.ts";

const PAST = days(1);
const AHEAD = days(maxDaysAhead + 2);

type SyncedSource = ClaimedCalendar["source"];

interface ToPush extends ClaimedCalendar {
  isLate: () => boolean;
}

/**
 * Writes the store's appointments into a calendar, or takes them out if they are no longer wanted there. Returns whether
 * nothing is left to do. Throws ProviderError, OutsideError.
 */
export async function pushCalendar(deps: Deps, { source, place, isLate }: ToPush): Promise<boolean> {
  const isWanted = source.direction === "both" && source.leavingSince === null;
  const since = isWanted ? after(deps.clock.now(), -PAST) : undefined;
  const steps = planCopies({
    entries: since ? await entriesOf(deps, source, since) : [],
    copies: await listCopies(deps.db, source),
    since,
  });
  for (const step of steps) {
    if (isLate()) return false;
    if (step.kind === "remove") await remove(deps, source, place, step);
    else await write(deps, source, place, step);
  }
  return true;
}

/** Appointments that are over since the calendar was added, or ahead. */
async function entriesOf(deps: Deps, { storeId, createdAt }: SyncedSource, from: Date) {
  const to = after(deps.clock.now(), AHEAD);
  const found = await listFeedEntries(deps, { storeId }, { from, to, origin: deps.ownOrigin.get() });
  return (found?.entries ?? []).filter(({ status, endsAt }) => status !== "Cancelled" && endsAt > createdAt);
}

async function remove(
  deps: Deps,
  source: SyncedSource,
  place: CalendarPlace,
  { entryId, href }: Extract<CopyStep, { kind: "remove" }>,
): Promise<void> {
  await providerOf(deps, source.provider).remove(place, href);
  await inTransaction(deps, async ({ db }) => {
    await deleteCopy(db, source, entryId);
    await recordObject(db, source, { href });
  });
}

async function write(
  deps: Deps,
  source: SyncedSource,
  place: CalendarPlace,
  { entry, sha256, etag, ...step }: Extract<CopyStep, { kind: "write" }>,
): Promise<void> {
  const { id: entryId, startsAt, endsAt } = entry;
  const provider = providerOf(deps, source.provider);
  const href = step.href ?? provider.hrefFor(place.address, entryId);
  const own = { from: startsAt.getTime(), to: endsAt.getTime() };
  const copy = { entryId, href, startsAt, endsAt };
  try {
    const event = { ...entry, isTentative: entry.status === "Pending" };
    const written = await provider.write(place, { href, event, file: calendarObject(entry), etag });
    await inTransaction(deps, async ({ db }) => {
      await recordCopy(db, source, { ...copy, sha256 });
      // Without an etag, the next reading finds it.
      await recordObject(db, source, { href, etag: written ?? "", own, now: deps.clock.now() });
    });
  } catch (error) {
    if (!(error instanceof ProviderError && error.why === "changed")) throw error;
    // Changed there a moment ago: the next reading finds out how.
    if (etag !== undefined) return;
    // Ours from a time that was not written down, such as before a crash: the next sync writes over it.
    await recordCopy(deps.db, source, { ...copy, sha256: null });
  }
}
