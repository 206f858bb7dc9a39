import { findStore } from "#features/store/store/find-store.ts";
import { loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { listDueCalendars, type WhichSource } from "./external-calendars.repository.ts";
import { renewSource } from "./renew-source.ts";

const OLD = minutes(10);
/** The job stops after this long. Calendars it did not reach come first next time. */
const PATIENCE = minutes(10);
const MOST = 5_000;
const SIDE_BY_SIDE = 4;

/** Reads every calendar that is due; failed ones wait longer. Returns how many it read. */
export async function readDueSources(deps: Deps): Promise<number> {
  const began = deps.clock.now();
  const since = after(began, -OLD);
  const due = await listDueCalendars(deps.db, began, OLD, MOST);
  let done = 0;
  const isLate = () => deps.clock.now() > after(began, PATIENCE);
  const work = async () => {
    for (let next = due.shift(); next && !isLate(); next = due.shift()) {
      await renew(deps, next, since);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return done;
}

/** One failure must not stop the others. */
async function renew(deps: Deps, which: WhichSource, since: Date): Promise<void> {
  try {
    const store = await findStore(deps.db, which.storeId);
    if (store) await renewSource(deps, which, { since, isScheduled: true, zone: store.timezone });
  } catch (error) {
    deps.log.error({ err: loggable(error), source: which.id }, "another calendar could not be read");
  }
}
