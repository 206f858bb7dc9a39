// When an event takes place: all its repeats, except those excluded and those replaced by an event of their
// own.
import { DAY, type Range } from "@solodesk/contract/kernel/zone.ts";
import ICAL from "ical.js";
import { type CalendarZones, wallOfTime } from "./calendar-zones.ts";
import { type DatedTime, datedTimes, firstTime } from "./dated-times.ts";
import { repeatsOf } from "./repeats-of.ts";

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue("uid"));

/** More than any zone's offset from UTC. */
const APART = 2 * DAY;

/** Names the repeats that were changed, each by the event's uid and its original instant. */
export function changedRepeats(events: readonly ICAL.Component[], zones: CalendarZones): Set<string> {
  const names = events.flatMap((event) =>
    datedTimes(event, "recurrence-id").map((was) => `${uidOf(event)} ${zones.instantOf(was.time, was.zone)}`),
  );
  return new Set(names);
}

/**
 * Returns the length in milliseconds. For all-day events it is whole days, however long those days are in
 * local time.
 */
function lengthOf(event: ICAL.Component, first: DatedTime, zones: CalendarZones): number {
  const end = firstTime(event, "dtend");
  const duration = event.getFirstPropertyValue("duration");
  const usual = first.time.isDate ? DAY : 0;
  const length = end
    ? zones.instantOf(end.time, end.zone) - zones.instantOf(first.time, first.zone)
    : duration instanceof ICAL.Duration
      ? duration.toSeconds() * 1000
      : usual;
  if (length < 0) throw new Error("The event ends before it begins.");
  return first.time.isDate ? Math.round(length / DAY) * DAY : length;
}

/** Matches what EXDATE excludes: an instant, or a whole day. */
function leftOut(event: ICAL.Component, zones: CalendarZones): (time: ICAL.Time, at: number) => boolean {
  const left = datedTimes(event, "exdate");
  const moments = new Set(left.map(({ time, zone }) => zones.instantOf(time, zone)));
  const days = new Set(left.filter(({ time }) => time.isDate).map(({ time }) => wallOfTime(time)));
  return (time, at) => moments.has(at) || days.has(Math.floor(wallOfTime(time) / DAY) * DAY);
}

/** Returns a reader of single events. It throws if it cannot tell when an event is. */
export function eventReader(zones: CalendarZones, window: Range, changed: ReadonlySet<string>) {
  const follow = repeatsOf(zones, { from: window.from - APART, to: window.to + APART });

  return (event: ICAL.Component): Range[] => {
    const first = firstTime(event, "dtstart");
    if (!first) throw new Error("The event has no beginning.");
    const length = lengthOf(event, first, zones);
    const isLeftOut = leftOut(event, zones);
    const isChange = event.hasProperty("recurrence-id");
    const starts = isChange
      ? [first]
      : [first, ...follow(event, first, length), ...datedTimes(event, "rdate")];
    return starts.flatMap(({ time, zone, length: own = length }) => {
      const from = zones.instantOf(time, zone);
      if (isLeftOut(time, from) || (!isChange && changed.has(`${uidOf(event)} ${from}`))) return [];
      if (!time.isDate) return [{ from, to: from + own }];
      const end = time.clone();
      end.adjust(Math.round(own / DAY), 0, 0, 0);
      return [{ from, to: zones.instantOf(end) }];
    });
  };
}
