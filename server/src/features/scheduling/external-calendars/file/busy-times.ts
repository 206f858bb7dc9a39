// Reads a seller's calendar file only to learn when they are busy. Nothing else is stored.
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type ICAL from "ical.js";
import { mergedRanges } from "../merged-ranges.ts";
import { CalendarError } from "./calendar-error.ts";
import { calendarParts } from "./calendar-parts.ts";
import { type CalendarZones, calendarZones } from "./calendar-zones.ts";
import { datedTimes } from "./dated-times.ts";
import { changedRepeats, eventReader } from "./event-times.ts";

/** An appointment of this store, or of another one where its owner is a customer. */
export interface OwnEvent extends Range {
  /** The appointment's id, or the session's. */
  entryId: string;
  isCancelled: boolean;
  /** It would not make its owner busy if it were somebody else's. */
  isFree: boolean;
}

export interface EventsRead {
  busy: Range[];
  /** How many events could not be read. */
  broken: number;
  /** Names of zones whose times are read in the store's zone. */
  unknownZones: string[];
  own: OwnEvent[];
}

/** The words of "busy" say this number, too. */
const MOST_RANGES = 10_000;
const OWN = "@SOLODESK";

const valueOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? "").toUpperCase();

/**
 * Appointments, which come back if the calendar includes our feed or was written by us: those of this store already block
 * their time.
 */
const isOwn = (event: ICAL.Component): boolean => valueOf(event, "uid").endsWith(OWN);
const isCancelled = (event: ICAL.Component): boolean => valueOf(event, "status") === "CANCELLED";

const isFree = (event: ICAL.Component): boolean =>
  isCancelled(event) ||
  valueOf(event, "transp") === "TRANSPARENT" ||
  valueOf(event, "x-microsoft-cdo-busystatus") === "FREE";

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
export function busyTimes(file: string, storeZone: string, window: Range): EventsRead {
  const { events, freeBusy, broken, ...parts } = calendarParts(file);
  const zones = calendarZones(parts.zones, storeZone);
  const reader = eventReader(zones, window, changedRepeats(events, zones));
  const ranges: Range[] = [];
  const own: OwnEvent[] = [];
  let left = broken;
  const read = (part: ICAL.Component, add: (part: ICAL.Component) => void) => {
    try {
      add(part);
    } catch {
      left += 1;
    }
  };
  for (const event of events.filter((one) => !isFree(one) && !isOwn(one)))
    read(event, (one) => ranges.push(...reader(one)));
  for (const part of freeBusy) read(part, (times) => ranges.push(...freeBusyOf(times, zones)));
  for (const event of events.filter(isOwn))
    read(event, (one) => {
      const [time] = reader(one);
      const entryId = valueOf(one, "uid").slice(0, -OWN.length).toLowerCase();
      if (time) own.push({ entryId, ...time, isCancelled: isCancelled(one), isFree: isFree(one) });
    });
  const busy = mergedRanges(ranges, window);
  if (busy.length > MOST_RANGES) throw new CalendarError("busy");
  return { busy, broken: left, unknownZones: [...zones.unknown], own };
}
