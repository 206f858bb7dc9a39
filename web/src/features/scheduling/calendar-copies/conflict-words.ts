import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import type { CalendarConflict } from "@solodesk/contract/scheduling/external-calendars.ts";
import { now } from "#kernel/time/clock.ts";
import { clockInWords, dayWithin, hoursInWords } from "#kernel/time/time-in-words.ts";

const dayOf = (zone: string, { starts_at }: Slot): string => dayWithin(zone, starts_at, now());

/** "Tue, Nov 24, 3:00 – 3:30 PM". */
export const slotInWords = (zone: string, slot: Slot): string =>
  t("{day}, {time}", { day: dayOf(zone, slot), time: hoursInWords(zone, slot) });

interface ConflictWords {
  /** Where the other calendar has it. */
  there: string;
  /** Where it is booked here. */
  here: string;
}

/** Both times, with as much as is needed to tell them apart. */
export function timesOf(zone: string, conflict: CalendarConflict): ConflictWords {
  const { proposed } = conflict;
  if (!proposed) return { there: "", here: slotInWords(zone, conflict) };
  const lengthOf = ({ starts_at, ends_at }: Slot) => Date.parse(ends_at) - Date.parse(starts_at);
  const clock = (slot: Slot) =>
    lengthOf(conflict) === lengthOf(proposed) ? clockInWords(zone, slot.starts_at) : hoursInWords(zone, slot);
  const onDay = (slot: Slot) => t("{day}, {time}", { day: dayOf(zone, slot), time: clock(slot) });
  const isSameDay = dayOf(zone, conflict) === dayOf(zone, proposed);
  return { there: onDay(proposed), here: isSameDay ? clock(conflict) : onDay(conflict) };
}

/** "Haircut, Grace Hopper"; a session has no customer of its own. */
export const conflictName = ({ title, customer }: CalendarConflict): string =>
  customer === "" ? title : t("{title}, {customer}", { title, customer });
