import type { BookableSlots } from "@solodesk/contract/selling/bookings.ts";
import type { Clocks } from "./clocks.ts";
import { myDay } from "./clocks.ts";

interface Visitor extends Pick<Clocks, "mine"> {
  /** By day, as `slotsByDay` has it. */
  free: ReadonlyMap<string, unknown>;
}

/** The store's full days by the visitor's; on a day of theirs that has a free time as well nobody needs to wait. */
export function fullByDay(days: BookableSlots["full_days"], { mine, free }: Visitor): Map<string, string> {
  const full = new Map<string, string>();
  for (const { day, starts_at } of days) {
    const mineDay = myDay({ mine }, starts_at);
    if (!free.has(mineDay) && !full.has(mineDay)) full.set(mineDay, day);
  }
  return full;
}
