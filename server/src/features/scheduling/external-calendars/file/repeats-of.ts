import { DAY, type Range } from "@solodesk/contract/kernel/zone.ts";
import ICAL from "ical.js";
import { type CalendarZones, wallOfTime } from "./calendar-zones.ts";
import type { DatedTime } from "./dated-times.ts";

/** Most repeats followed in one rule, and in one calendar. Enough for a daily event since 1980. */
const MOST_STEPS = 20_000;
const MOST_STEPS_IN_ALL = 200_000;

/** Returns the last instant that a rule can reach. */
function endOf({ until }: ICAL.Recur, { zone }: DatedTime, zones: CalendarZones): number {
  if (!until) return Number.POSITIVE_INFINITY;
  return until.isDate ? zones.instantOf(until) + DAY - 1 : zones.instantOf(until, zone);
}

/**
 * Returns a function that expands the rules of one event after another within a window of local time. It
 * throws if a rule has too many repeats.
 */
export function repeatsOf(zones: CalendarZones, window: Range) {
  let steps = 0;

  function* follow(rule: ICAL.Recur, first: DatedTime, length: number): Generator<DatedTime> {
    const end = endOf(rule, first, zones);
    // The library ignores zones when it compares UNTIL, so the end is checked below.
    const endless = rule.clone();
    endless.until = null;
    const repeats = endless.iterator(first.time);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      steps += 1;
      if (steps > MOST_STEPS_IN_ALL) break;
      const next: ICAL.Time | null = repeats.next();
      if (!next) return;
      const wall = wallOfTime(next);
      if (wall >= window.to || wall > end + 2 * DAY) return;
      if (wall + length < window.from) continue;
      if (wall > end - 2 * DAY && zones.instantOf(next, first.zone) > end) return;
      yield { time: next.clone(), zone: first.zone };
    }
    throw new Error("The event repeats too often to be followed.");
  }

  return (event: ICAL.Component, first: DatedTime, length: number): DatedTime[] =>
    event
      .getAllProperties("rrule")
      .flatMap((property) => property.getValues())
      .flatMap((rule) => (rule instanceof ICAL.Recur ? [...follow(rule, first, length)] : []));
}
