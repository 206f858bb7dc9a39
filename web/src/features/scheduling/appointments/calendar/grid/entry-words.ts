import { wallOf } from "@solodesk/contract/kernel/zone.ts";
import type { CalendarEntry } from "@solodesk/contract/scheduling/calendar.ts";
import { chosenClock } from "#kernel/time/time-format.ts";
import { clocksDiffer, dayInWords, hoursInWords, viewerZone } from "#kernel/time/time-in-words.ts";

const isFull = (zone: string, instant: string): boolean =>
  wallOf(zone, Date.parse(instant)) % 3_600_000 === 0;

/** "9 AM", "9:30 AM": the short form for narrow places. */
export const beginInWords = (zone: string, instant: string): string =>
  new Intl.DateTimeFormat(undefined, {
    hour: "numeric",
    ...(isFull(zone, instant) ? {} : { minute: "2-digit" }),
    timeZone: zone,
    ...chosenClock(),
  }).format(Date.parse(instant));

/** "9:00 – 10:00 AM yours" if the viewer's clock differs from the store's, else undefined. */
export const ownHours = (
  zone: string,
  time: Pick<CalendarEntry, "starts_at" | "ends_at">,
): string | undefined =>
  clocksDiffer(zone, viewerZone(), time.starts_at) ? `${hoursInWords(viewerZone(), time)} yours` : undefined;

/** "3:00 – 4:00 PM · 9:00 – 10:00 AM yours". */
export const bothClocks = (zone: string, time: Pick<CalendarEntry, "starts_at" | "ends_at">): string =>
  [hoursInWords(zone, time), ownHours(zone, time)].filter(Boolean).join(" · ");

/** The accessible name of an appointment in the calendar. */
export function entryName(entry: CalendarEntry, zone: string, isOutside: boolean, now: Date): string {
  const when = `${dayInWords(zone, entry.starts_at, now)}, ${bothClocks(zone, entry)}`;
  const outside = isOutside ? ", outside of your hours" : "";
  const repeats = entry.series_id === undefined ? "" : ", part of a series";
  return `${entry.title} with ${entry.customer}, ${when}, ${entry.status}${repeats}${outside}`;
}
