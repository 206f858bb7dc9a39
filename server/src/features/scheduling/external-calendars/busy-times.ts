// Reads a seller's calendar file only to learn when they are busy. Nothing else is stored.
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type ICAL from "ical.js";
import { asKept } from "#kernel/kept-words.ts";
import { CalendarError } from "./calendar-error.ts";
import { calendarParts } from "./calendar-parts.ts";
import { calendarNotes } from "./calendar-words.ts";
import { type CalendarZones, calendarZones } from "./calendar-zones.ts";
import { datedTimes } from "./dated-times.ts";
import { changedRepeats, eventReader } from "./event-times.ts";
import { mergedRanges } from "./merged-ranges.ts";

export interface BusyTimes {
  busy: Range[];
  /** English sentences about what was left out or may have been misread. */
  notes: string[];
}

/** The words of "busy" say this number, too. */
const MOST_RANGES = 10_000;
const MOST_ZONES_NAMED = 3;

const valueOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? "").toUpperCase();

/** Our own appointments, which come back if the calendar includes our feed. They already block their time. */
const isOwn = (event: ICAL.Component): boolean => valueOf(event, "uid").endsWith("@SOLODESK");

const holdsTime = (event: ICAL.Component): boolean =>
  valueOf(event, "status") !== "CANCELLED" &&
  valueOf(event, "transp") !== "TRANSPARENT" &&
  valueOf(event, "x-microsoft-cdo-busystatus") !== "FREE" &&
  !isOwn(event);

/** Returns the busy times of a VFREEBUSY part, without those marked FREE. */
function freeBusyOf(part: ICAL.Component, zones: CalendarZones): Range[] {
  for (const property of part.getAllProperties("freebusy"))
    if (property.getFirstParameter("fbtype")?.toUpperCase() === "FREE") part.removeProperty(property);
  return datedTimes(part, "freebusy").map(({ time, zone, length = 0 }) => {
    const from = zones.instantOf(time, zone);
    return { from, to: from + length };
  });
}

/** Throws CalendarError. */
export function busyTimes(file: string, storeZone: string, window: Range): BusyTimes {
  const { events, freeBusy, broken, ...parts } = calendarParts(file);
  const zones = calendarZones(parts.zones, storeZone);
  const reader = eventReader(zones, window, changedRepeats(events, zones));
  const ranges: Range[] = [];
  let left = broken;
  const read = (part: ICAL.Component, rangesOf: (part: ICAL.Component) => Range[]) => {
    try {
      ranges.push(...rangesOf(part));
    } catch {
      left += 1;
    }
  };
  for (const event of events.filter(holdsTime)) read(event, reader);
  for (const part of freeBusy) read(part, (times) => freeBusyOf(times, zones));
  const busy = mergedRanges(ranges, window);
  if (busy.length > MOST_RANGES) throw new CalendarError("busy");
  return { busy, notes: notesOf(zones, left) };
}

function notesOf({ unknown }: CalendarZones, left: number): string[] {
  const notes = [...unknown].slice(0, MOST_ZONES_NAMED).map((name) =>
    asKept(calendarNotes.unknownZone, {
      name: name.slice(0, 60),
    }),
  );
  if (left > 0)
    notes.push(left === 1 ? asKept(calendarNotes.oneBroken) : asKept(calendarNotes.broken, { count: left }));
  return notes;
}
