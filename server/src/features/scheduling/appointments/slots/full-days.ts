// Days that have a waitlist: the store is open and bookable, but every time is taken.
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { dayReader } from "#kernel/time/day-range.ts";
import { bookableTime } from "./bookable-time.ts";
import type { WantedSlots } from "./find-free-slots.ts";
import { freeSlots } from "./free-slots.ts";

export interface FullDay {
  /** In the store's time zone. */
  day: string;
  /** The first start of the day, were nothing taken. */
  starts_at: string;
}

/** `free` must hold all free slots of these days. */
export function fullDays(wanted: WantedSlots, days: Range, free: readonly Slot[], now: Date): FullDay[] {
  const { store, booker, service } = wanted;
  const bookable = bookableTime(store, booker, now, service);
  const begin = { from: Math.max(days.from, bookable.from), to: Math.min(days.to, bookable.to) };
  if (begin.from >= begin.to) return [];
  const dayOf = dayReader(store.timezone, days);
  const seen = new Set(free.map(({ starts_at }) => dayOf(Date.parse(starts_at))));
  return freeSlots(wanted, begin, []).flatMap(({ from }) => {
    const day = dayOf(from);
    if (seen.has(day)) return [];
    seen.add(day);
    return [{ day, starts_at: new Date(from).toISOString() }];
  });
}
