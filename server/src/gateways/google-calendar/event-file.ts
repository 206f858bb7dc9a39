// Writes what Google says of when an event is as an iCalendar file, as every other calendar is read.
import { Timezone } from "@solodesk/contract/kernel/time.ts";
import { wallOf } from "@solodesk/contract/kernel/zone.ts";
import type { GoogleEvent, GoogleMoment } from "./google-answers.ts";
import { ownUidOf } from "./own-event.ts";

/** `YYYYMMDDTHHMMSS` of a moment as if it were UTC. */
const stampOf = (wall: number): string => new Date(wall).toISOString().replaceAll(/[-:]|\.\d+Z$/g, "");

/** One property with this time; undefined if there is no time. */
function timeLine(name: string, moment: GoogleMoment | undefined, isRepeating = false): string | undefined {
  if (moment?.date !== undefined) return `${name};VALUE=DATE:${moment.date.replaceAll("-", "")}`;
  if (moment?.dateTime === undefined) return undefined;
  const at = Date.parse(moment.dateTime);
  const zone = Timezone.safeParse(moment.timeZone);
  // What repeats does so at the same local time.
  return isRepeating && zone.success
    ? `${name};TZID=${zone.data}:${stampOf(wallOf(zone.data, at))}`
    : `${name}:${stampOf(at)}Z`;
}

/** Only rules: other lines could say anything. */
const isRule = (line: string): boolean => /^(?:RRULE|RDATE|EXDATE)[;:][^\r\n]*$/.test(line);

/** Kinds of events that say nothing of whether somebody is busy. */
const freeKinds = new Set(["birthday", "workingLocation"]);

const isFree = ({ transparency, eventType = "", attendees = [] }: GoogleEvent): boolean =>
  transparency === "transparent" ||
  freeKinds.has(eventType) ||
  attendees.some(({ self, responseStatus }) => self && responseStatus === "declined");

/** `changed` are its repeats that were moved or removed, by where they were. Each that was moved has a file of its own. */
export function eventFile(event: GoogleEvent, changed: readonly GoogleMoment[] = []): string {
  const { id, iCalUID = id, start, end, recurrence = [] } = event;
  const isRepeating = recurrence.length > 0;
  const lines = [
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    `UID:${(ownUidOf(id) ?? iCalUID).replaceAll(/[\r\n]/g, "")}`,
    timeLine("DTSTART", start, isRepeating),
    timeLine("DTEND", end, isRepeating),
    ...recurrence.filter(isRule),
    ...changed.map((was) => timeLine("EXDATE", was)),
    isFree(event) ? "TRANSP:TRANSPARENT" : undefined,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return lines.filter((line) => line !== undefined).join("\r\n");
}
