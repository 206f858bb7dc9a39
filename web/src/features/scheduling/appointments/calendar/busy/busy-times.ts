// Busy times of other calendars. They are not appointments and cannot be opened, moved or confirmed.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { wallOf } from "@solodesk/contract/kernel/zone.ts";
import type { BusyTime } from "@solodesk/contract/scheduling/external-calendars.ts";
import { dayAfter, dayOfWall } from "#kernel/time/days.ts";
import { clockInWords, hoursInWords } from "#kernel/time/time-in-words.ts";
import { instantsOf } from "../grid/opening-times.ts";

export interface Busy extends Slot {
  /** Names of the calendars; those last read too long ago say "(may be out of date)". */
  names: readonly string[];
}

const nameOf = ({ source, stale }: BusyTime): string =>
  stale ? t("{calendar} (may be out of date)", { calendar: source }) : source;

/** Merges overlapping busy times into one, with the names of all their calendars. */
export function busyTogether(times: readonly BusyTime[]): Busy[] {
  const together: Busy[] = [];
  for (const time of times.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))) {
    const { starts_at, ends_at } = time;
    const last = together.at(-1);
    if (!last || Date.parse(starts_at) >= Date.parse(last.ends_at))
      together.push({ starts_at, ends_at, names: [nameOf(time)] });
    else {
      last.names = [...new Set([...last.names, nameOf(time)])];
      if (Date.parse(ends_at) > Date.parse(last.ends_at)) last.ends_at = ends_at;
    }
  }
  return together;
}

const dayAt = (zone: string, instant: number): string => dayOfWall(wallOf(zone, instant));

/** Returns the busy times of each day, cut at midnight. */
export function busyByDay(busy: readonly Busy[], zone: string): Map<string, Busy[]> {
  const days = new Map<string, Busy[]>();
  for (const { starts_at, ends_at, names } of busy) {
    const last = dayAt(zone, Date.parse(ends_at) - 1);
    for (let day = dayAt(zone, Date.parse(starts_at)); day <= last; day = dayAfter(day)) {
      const { from, to } = instantsOf(zone, { from: day, to: day });
      const part = {
        starts_at: new Date(Math.max(from, Date.parse(starts_at))).toISOString(),
        ends_at: new Date(Math.min(to, Date.parse(ends_at))).toISOString(),
        names,
      };
      days.set(day, [...(days.get(day) ?? []), part]);
    }
  }
  return days;
}

export const busyName = ({ names }: Busy): string => t("Busy · {calendars}", { calendars: names.join(", ") });

/** "9:00 – 10:00 AM", or "All day". */
export function busyHours(zone: string, time: Busy): string {
  const day = dayAt(zone, Date.parse(time.starts_at));
  const { from, to } = instantsOf(zone, { from: day, to: day });
  const [begins, ends] = [Date.parse(time.starts_at), Date.parse(time.ends_at)];
  if (ends !== to) return hoursInWords(zone, time);
  // It ends at midnight: show the clock only, not the next day's date.
  return begins === from
    ? t("All day")
    : `${clockInWords(zone, time.starts_at)} – ${clockInWords(zone, time.ends_at)}`;
}
