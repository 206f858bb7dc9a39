import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { wallOf } from "@solodesk/contract/kernel/zone.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import type { CalendarEntry } from "@solodesk/contract/scheduling/calendar.ts";
import { chosenClock } from "#kernel/time/time-format.ts";
import { clocksDiffer, dayInWords, hoursInWords, viewerZone } from "#kernel/time/time-in-words.ts";
import { appointmentName } from "../../appointment-name.ts";
import type { CalendarBlock } from "../calendar-blocks.ts";

const isFull = (zone: string, instant: string): boolean =>
  wallOf(zone, Date.parse(instant)) % 3_600_000 === 0;

/** "9 AM", "9:30 AM": the short form for narrow places. */
export const beginInWords = (zone: string, instant: string): string =>
  dateFormat({
    hour: "numeric",
    ...(isFull(zone, instant) ? {} : { minute: "2-digit" }),
    timeZone: zone,
    ...chosenClock(),
  }).format(Date.parse(instant));

/** "9:00 – 10:00 AM your time" if the viewer's clock differs from the store's, else undefined. */
export const ownHours = (
  zone: string,
  time: Pick<CalendarEntry, "starts_at" | "ends_at">,
): string | undefined =>
  clocksDiffer(zone, viewerZone(), time.starts_at)
    ? t("{hours} your time", { hours: hoursInWords(viewerZone(), time) })
    : undefined;

/** "3:00 – 4:00 PM · 9:00 – 10:00 AM your time". */
export const bothClocks = (zone: string, time: Pick<CalendarEntry, "starts_at" | "ends_at">): string =>
  [hoursInWords(zone, time), ownHours(zone, time)].filter(Boolean).join(" · ");

/** "Haircut with Maya Okafor", or the title of a session. */
export const blockTitle = ({ isSession, title, customer }: CalendarBlock): string =>
  isSession ? title : appointmentName(title, customer);

/** "5 of 8". */
export const takenInWords = ({ seats, capacity }: CalendarBlock): string =>
  t("{taken} of {capacity}||spots", { taken: seats, capacity });

/** What stands out in a block, and what is shown beside it. */
export const blockWords = (block: CalendarBlock): [who: string, what: string] =>
  block.isSession ? [block.title, takenInWords(block)] : [block.customer, block.title];

/** The accessible name of a block in the calendar. */
export function entryName(entry: CalendarBlock, zone: string, isOutside: boolean, now: Date): string {
  return [
    blockTitle(entry),
    dayInWords(zone, entry.starts_at, now),
    bothClocks(zone, entry),
    entry.isSession &&
      t("{taken} of {count, plural, one {# spot} other {# spots}}", {
        taken: entry.seats,
        count: entry.capacity,
      }),
    t(statusNames[entry.status]),
    entry.series_id !== undefined && t("part of a series"),
    isOutside && t("outside of your hours"),
  ]
    .filter(Boolean)
    .join(", ");
}
