// Splits a calendar file into its parts. Reads only lines that say when something is: titles and notes are
// private, and most broken lines are there.
import ICAL from "ical.js";
import { CalendarError } from "./calendar-error.ts";

export interface CalendarParts {
  events: ICAL.Component[];
  /** Busy times without events (VFREEBUSY), as some calendars publish them. */
  freeBusy: ICAL.Component[];
  zones: ICAL.Component[];
  /** How many parts could not be parsed. */
  broken: number;
}

const times = ["DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "FREEBUSY"];
const kinds = ["BEGIN", "END", "UID", "STATUS", "TRANSP", "X-MICROSOFT-CDO-BUSYSTATUS"];
const clocks = ["TZID", "TZOFFSETFROM", "TZOFFSETTO"];
const wanted = new RegExp(`^(?:${[...times, ...kinds, ...clocks].join("|")})[;:]`, "i");

const count = (text: string, line: string): number => text.match(new RegExp(`^${line}$`, "gim"))?.length ?? 0;

/** Refuses a truncated file, which would make taken times look free. */
function requireWhole(text: string): void {
  if (count(text, "BEGIN:VCALENDAR") === 0) throw new CalendarError("none");
  for (const part of ["VCALENDAR", "VEVENT", "VTIMEZONE", "VFREEBUSY"])
    if (count(text, `BEGIN:${part}`) !== count(text, `END:${part}`)) throw new CalendarError("unfinished");
}

/** Throws CalendarError. */
export function calendarParts(file: string): CalendarParts {
  const text = file
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?|\n/g, "\n")
    .replaceAll(/\n[ \t]/g, "")
    .split("\n")
    .filter((line) => wanted.test(line))
    .map((line) => line.trimEnd())
    .join("\n");
  requireWhole(text);
  let broken = 0;

  const partsOf = (kind: string): ICAL.Component[] => {
    const blocks = text.match(new RegExp(`^BEGIN:${kind}\n[^]*?^END:${kind}$`, "gim")) ?? [];
    return blocks.flatMap((block) => {
      try {
        return [ICAL.Component.fromString(block)];
      } catch {
        // One broken event must not make the times of all others look free.
        broken += 1;
        return [];
      }
    });
  };
  const parts = { events: partsOf("VEVENT"), freeBusy: partsOf("VFREEBUSY"), zones: partsOf("VTIMEZONE") };
  return { ...parts, broken };
}
