// When an event takes place: each of its repeats, but for those left out and those that have an event of their own.
import { DAY, type Range } from "@solodesk/contract/kernel/zone.ts";
import ICAL from "ical.js";
import { CalendarError } from "./calendar-error.ts";
import { type CalendarZones, wallOfTime } from "./calendar-zones.ts";
import { type DatedTime, datedTimes, firstTime } from "./dated-times.ts";
import { repeatsOf } from "./repeats-of.ts";

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue("uid"));

/** No zone is further than this from what its wall shows. */
const APART = 2 * DAY;

/** Which repeats of which event were changed, each named by its uid and the instant it had. */
export function changedRepeats(events: readonly ICAL.Component[], zones: CalendarZones): Set<string> {
  const names = events.flatMap((event) =>
    datedTimes(event, "recurrence-id").map((was) => `${uidOf(event)} ${zones.instantOf(was.time, was.zone)}`),
  );
  return new Set(names);
}

/** Milliseconds; of a day without hours whole days, however long they are on the wall. */
function lengthOf(event: ICAL.Component, first: DatedTime, zones: CalendarZones): number {
  const end = firstTime(event, "dtend");
  const duration = event.getFirstPropertyValue("duration");
  const usual = first.time.isDate ? DAY : 0;
  const length = end
    ? zones.instantOf(end.time, end.zone) - zones.instantOf(first.time, first.zone)
    : duration instanceof ICAL.Duration
      ? duration.toSeconds() * 1000
      : usual;
  if (length < 0) throw new CalendarError("ends before it begins");
  return first.time.isDate ? Math.round(length / DAY) * DAY : length;
}

/** What EXDATE names is left out: a moment, or all of a day. */
function leftOut(event: ICAL.Component, zones: CalendarZones): (time: ICAL.Time, at: number) => boolean {
  const left = datedTimes(event, "exdate");
  const moments = new Set(left.map(({ time, zone }) => zones.instantOf(time, zone)));
  const days = new Set(left.filter(({ time }) => time.isDate).map(({ time }) => wallOfTime(time)));
  return (time, at) => moments.has(at) || days.has(Math.floor(wallOfTime(time) / DAY) * DAY);
}

/** Reads one event after another; throws CalendarError for one of which nobody can tell when it is. */
export function eventReader(zones: CalendarZones, window: Range, changed: ReadonlySet<string>) {
  const follow = repeatsOf(zones, { from: window.from - APART, to: window.to + APART });

  return (event: ICAL.Component): Range[] => {
    const first = firstTime(event, "dtstart");
    if (!first) throw new CalendarError("has no beginning");
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
