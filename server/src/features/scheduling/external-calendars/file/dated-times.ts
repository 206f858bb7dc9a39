import ICAL from "ical.js";

/** A time as written in the calendar, with the zone that its property names. */
export interface DatedTime {
  time: ICAL.Time;
  zone: string | undefined;
  /** Milliseconds, only if the time is a period. */
  length?: number;
}

export function datedTimes(part: ICAL.Component, name: string): DatedTime[] {
  return part.getAllProperties(name).flatMap((property) => {
    const named = property.getFirstParameter("tzid");
    const zone = named || undefined;
    return property.getValues().flatMap((value): DatedTime[] => {
      if (value instanceof ICAL.Time) return [{ time: value, zone }];
      if (!(value instanceof ICAL.Period)) return [];
      return [{ time: value.start, zone, length: value.getDuration().toSeconds() * 1000 }];
    });
  });
}

export const firstTime = (part: ICAL.Component, name: string): DatedTime | undefined =>
  datedTimes(part, name)[0];
