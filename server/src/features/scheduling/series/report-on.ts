import type { Occurrence } from "@solodesk/contract/kernel/occurrence.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { findFreeSlots } from "#features/scheduling/appointments/slots/find-free-slots.ts";
import { findOverlaps } from "#features/scheduling/appointments/slots/find-overlaps.ts";
import { isOpenDuring } from "#features/scheduling/appointments/slots/openings.ts";
import { findOutsideBusy } from "#features/scheduling/external-calendars/find-outside-busy.ts";
import type { Deps } from "#kernel/deps.ts";
import { dayOf, dayRange } from "#kernel/time/day-range.ts";
import type { PlannedTime, SeriesPlan } from "./plan-series.ts";

const MOST_OFFERED = 3;

/** Reports what the seller should know of each time before it is booked. */
export async function reportOn(
  deps: Deps,
  plan: SeriesPlan,
  times: readonly PlannedTime[],
): Promise<Occurrence[]> {
  const { store } = plan;
  const found = await findOverlaps(deps, plan, times);
  const report: Occurrence[] = [];
  for (const [i, time] of times.entries()) {
    const { clash, held } = found[i] ?? { clash: null, held: false };
    const isTaken = clash !== null || held;
    const also_busy = await findOutsideBusy(deps.db, store.id, time);
    report.push({
      index: time.index,
      starts_at: new Date(time.from).toISOString(),
      ends_at: new Date(time.to).toISOString(),
      clash,
      held,
      skipped_hour: time.isSkipped,
      outside_hours: !isOpenDuring(store, time),
      ...(also_busy !== undefined && { also_busy }),
      slots: isTaken ? await freeThatDay(deps, plan, time.from) : [],
    });
  }
  return report;
}

/** Returns free slots of the same day: the next ones, or the last of the day if there are too few. */
async function freeThatDay(deps: Deps, plan: SeriesPlan, at: number): Promise<Slot[]> {
  const { timezone } = plan.store;
  const range = dayRange(timezone, dayOf(timezone, at));
  const slots = await findFreeSlots(deps, { ...plan, booker: "seller" }, range);
  const next = slots.findIndex(({ starts_at }) => Date.parse(starts_at) > at);
  const last = Math.max(slots.length - MOST_OFFERED, 0);
  const first = next === -1 ? last : Math.min(next, last);
  return slots.slice(first, first + MOST_OFFERED);
}
