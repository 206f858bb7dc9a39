import { Id } from "@solodesk/contract/kernel/id.ts";
import { z } from "zod";
import { forgetConsents } from "#features/scheduling/external-calendars/google-calendars/forget-consents.ts";
import { forgetCalendar } from "#features/scheduling/external-calendars/sync/calendar-claim.ts";
import { SYNC_CALENDARS } from "#features/scheduling/external-calendars/sync/wake-sync.ts";
import { loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days, minutes } from "#kernel/time/clock.ts";
import { listDueSyncs, listLost } from "./calendar-copies.repository.ts";
import { syncCalendar } from "./sync-calendar.ts";

/** Between two readings of a calendar into which nothing has to be written. */
const WAIT = minutes(5);
/** The job stops after this long. Calendars it did not reach come first next time. */
const PATIENCE = minutes(2);
/** How long it is tried to take appointments out of a calendar that the seller removed. */
const CLEARING = days(3);
const MOST = 1_000;
const SIDE_BY_SIDE = 4;

/** Syncs every calendar that is due; failed ones wait longer. Returns how many it synced. */
export async function syncDueCalendars(deps: Deps): Promise<number> {
  const began = deps.clock.now();
  for (const which of await listLost(deps.db, began, CLEARING)) await forgetCalendar(deps, which);
  await forgetConsents(deps);
  const due = await listDueSyncs(deps.db, { now: began, wait: WAIT, most: MOST });
  let done = 0;
  const isLate = () => deps.clock.now() > after(began, PATIENCE);
  const work = async () => {
    for (let next = due.shift(); next && !isLate(); next = due.shift()) {
      try {
        await syncCalendar(deps, next);
      } catch (error) {
        // One failure must not stop the others.
        deps.log.error({ err: loggable(error), calendar: next.id }, "a calendar could not be synced");
      }
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return done;
}

const Data = z.object({ store_id: Id, id: Id });

/** Each minute those that are due; sent for one, that one. */
export const syncCalendarsJob = {
  name: SYNC_CALENDARS,
  cron: "* * * * *",
  atOnce: 4,
  run: async (deps: Deps, data: unknown): Promise<unknown> => {
    const sent = Data.safeParse(data);
    if (!sent.success) return syncDueCalendars(deps);
    return syncCalendar(deps, { storeId: sent.data.store_id, id: sent.data.id });
  },
};
