// Turns times of a calendar into instants, whatever the calendar calls its zones.

import { Timezone as ZoneName } from "@solodesk/contract/kernel/time.ts";
import { instantOf } from "@solodesk/contract/kernel/zone.ts";
import ICAL from "ical.js";

export interface CalendarZones {
  /**
   * Returns the instant of a time whose property names this zone. A date without a time begins at midnight in
   * the store's zone.
   */
  instantOf(time: ICAL.Time, zone?: string): number;
  /** Unknown zone names. Their times are read in the store's zone. */
  unknown: ReadonlySet<string>;
}

/** Returns the local time as if it were UTC. */
export const wallOfTime = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** Finds a known name behind a vendor's prefix: `/freeassociation.sourceforge.net/Europe/Berlin`. */
function knownNameIn(name: string): string | undefined {
  const parts = name.split("/").filter(Boolean);
  return parts.map((_, at) => parts.slice(at).join("/")).find((tail) => ZoneName.safeParse(tail).success);
}

/** Known zone names come first. The zone definitions in the calendar are used only for unknown names. */
export function calendarZones(parts: readonly ICAL.Component[], storeZone: string): CalendarZones {
  const described = new Map(parts.map((part) => [String(part.getFirstPropertyValue("tzid")), part]));
  const unknown = new Set<string>();
  const readers = new Map<string, (time: ICAL.Time) => number>();
  const inZone = (zone: string) => (time: ICAL.Time) => instantOf(zone, wallOfTime(time));

  function readerOf(name: string): (time: ICAL.Time) => number {
    const known = knownNameIn(name);
    if (known !== undefined) return inZone(known);
    const component = described.get(name);
    if (component?.getFirstSubcomponent()) {
      const zone = new ICAL.Timezone({ component, tzid: name });
      return (time) => wallOfTime(time) - zone.utcOffset(time) * 1000;
    }
    unknown.add(name);
    return inZone(storeZone);
  }

  return {
    unknown,
    instantOf(time, zone) {
      if (time.zone === ICAL.Timezone.utcTimezone) return wallOfTime(time);
      if (time.isDate || zone === undefined) return inZone(storeZone)(time);
      const reader = readers.get(zone) ?? readerOf(zone);
      readers.set(zone, reader);
      return reader(time);
    },
  };
}
