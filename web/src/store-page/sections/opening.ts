// Whether a store is open, in its own time zone, so that neither summer time nor the visitor's zone matters.
import { type Weekday, weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import type { Hours, Interval } from "@solodesk/contract/store/store.ts";
import { dayAfter } from "#kernel/time/days.ts";

/** A moment in the store's time zone: "2026-03-29" and "09:30". */
export interface WallTime {
  day: string;
  time: string;
}

export type OpeningState =
  /** `until` is absent if the store never closes. */
  | { open: true; until?: WallTime }
  /** `next` is absent if the store does not open again within `horizon`. */
  | { open: false; next?: WallTime };

const midnight = "24:00";
/** How many days ahead the next opening is searched for: more than the longest holiday. */
const horizon = 400;

/** Returns `undefined` if the browser does not know the zone. */
export function wallTimeIn(zone: string, now: Date): WallTime | undefined {
  try {
    // Swedish dates and times have the ISO format.
    const format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "short",
    });
    const [day = "", time = ""] = format.format(now).split(/\s/);
    return { day, time };
  } catch {
    return undefined;
  }
}

export function openingAt(hours: Hours, { day, time }: WallTime): OpeningState {
  const current = intervalsOn(hours, day).find(({ open, close }) => open <= time && time < close);
  if (current) {
    const until = closingOf(hours, day, current.close);
    return until ? { open: true, until } : { open: true };
  }
  const next = nextOpening(hours, { day, time });
  return next ? { open: false, next } : { open: false };
}

export const weekdayOf = (day: string): Weekday =>
  weekdays.at(new Date(`${day}T00:00:00Z`).getUTCDay() - 1) ?? "sun";

export const isOff = ({ time_off }: Hours, day: string): boolean =>
  time_off.some(({ from, to }) => from <= day && day <= to);

const intervalsOn = (hours: Hours, day: string): Interval[] =>
  isOff(hours, day) ? [] : hours[weekdayOf(day)].toSorted((a, b) => a.open.localeCompare(b.open));

/** Follows adjoining intervals, also past midnight: 22:00–24:00 and 00:00–02:00 close at two. */
function closingOf(hours: Hours, firstDay: string, firstClose: string): WallTime | undefined {
  let [day, close] = [firstDay, firstClose];
  for (let steps = 0; steps < 64; steps += 1) {
    const past = close >= midnight;
    const from = past ? "00:00" : close;
    const on = past ? dayAfter(day) : day;
    const touching = intervalsOn(hours, on).find(({ open }) => open === from);
    if (!touching) return { day, time: past ? midnight : close };
    [day, close] = [on, touching.close];
  }
  return undefined;
}

function nextOpening(hours: Hours, now: WallTime): WallTime | undefined {
  for (let ahead = 0; ahead <= horizon; ahead += 1) {
    const day = dayAfter(now.day, ahead);
    const opening = intervalsOn(hours, day).find(({ open }) => ahead > 0 || open > now.time);
    if (opening) return { day, time: opening.open };
  }
  return undefined;
}
