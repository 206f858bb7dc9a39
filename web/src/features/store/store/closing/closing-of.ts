import { offsetAt } from "@solodesk/contract/kernel/zone.ts";
import type { TimeOff } from "@solodesk/contract/store/store.ts";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import type { StoreForm } from "../store-form.ts";
import { timeOffOf } from "../time-off/time-off-editing.ts";
import { newlyClosed } from "./newly-closed.ts";
import { countBooked, type Upcoming } from "./upcoming.ts";

/** What a change of the store closes. */
export interface Closing {
  /** Whether the store page closes. */
  isUnpublishing: boolean;
  /** Days that close although there are appointments on them. */
  days: Pick<TimeOff, "from" | "to">[];
  /** The appointments of the whole store if its page closes, then those of `days`. */
  upcoming: Upcoming[];
}

/** Lists know no later day. */
const LAST_DAY = "2999-12-31";

/**
 * Returns what has to be asked before `after` is saved; undefined if nothing does, such as for days without
 * appointments. If these can't be counted, the question is asked and says so.
 */
export async function closingOf(before: StoreForm, after: StoreForm): Promise<Closing | undefined> {
  const moment = now();
  const today = dayIn(before.timezone, moment);
  const boundsOf = ({ from, to }: Closing["days"][number]): Upcoming => ({
    from: from === today ? momentIn(before.timezone, moment) : from,
    to,
  });
  const closed = newlyClosed(timeOffOf(before.hours), timeOffOf(after.hours), today)
    .filter(({ from }) => from <= LAST_DAY)
    .map(({ from, to }) => ({ from, to: to < LAST_DAY ? to : LAST_DAY }));
  const counts = closed.length > 0 ? await countBooked({ upcoming: closed.map(boundsOf) }) : undefined;
  const days = closed.filter((_, nth) => counts?.upcoming[nth] !== 0);
  const isUnpublishing = before.published && !after.published;
  if (!isUnpublishing && days.length === 0) return undefined;
  const ofStore = isUnpublishing ? [{ from: moment.toISOString() }] : [];
  return { isUnpublishing, days, upcoming: [...ofStore, ...days.map(boundsOf)] };
}

/** A moment by the store's clock, such as "2026-08-01T20:00:00-04:00": a list's last day is one of the store, too. */
function momentIn(zone: string, moment: Date): string {
  const offset = offsetIn(zone, moment);
  const ahead = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  const wall = new Date(moment.getTime() + offset).toISOString().slice(0, 19);
  return `${wall}${offset < 0 ? "-" : "+"}${ahead}`;
}

/** 0 if the browser does not know the zone. */
function offsetIn(zone: string, moment: Date): number {
  try {
    return offsetAt(zone, moment.getTime());
  } catch {
    return 0;
  }
}
