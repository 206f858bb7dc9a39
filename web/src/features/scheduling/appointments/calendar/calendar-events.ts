// What the grid is given to draw.

import type { EventInput } from "@fullcalendar/react";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import type { CalendarEntry } from "@solodesk/contract/scheduling/calendar.ts";
import { type Busy, busyName } from "./busy/busy-times.ts";
import { type Days } from "./calendar-days.ts";
import { holdsTime } from "./drawer/in-the-way.ts";
import { closedTimes, instantsOf } from "./grid/opening-times.ts";

/** What is over or called off stays where it is; what has begun may still end at another time. */
const eventOf = (entry: CalendarEntry, now: Date): EventInput => ({
  id: entry.id,
  title: `${entry.title} with ${entry.customer}`,
  start: entry.starts_at,
  end: entry.ends_at,
  startEditable: holdsTime(entry) && Date.parse(entry.starts_at) > now.getTime(),
  durationEditable: holdsTime(entry),
  interactive: true,
  extendedProps: { order: 0 },
});

export const eventsOf = (entries: readonly CalendarEntry[], now: Date): EventInput[] =>
  entries.map((entry) => eventOf(entry, now));

/** Grounds below what stands in the hours; in a month lines, below those of the appointments. */
export const busyEvents = (busy: readonly Busy[], isMonth: boolean): EventInput[] =>
  busy.map((time) => ({
    id: busyId(time),
    title: busyName(time),
    start: time.starts_at,
    end: time.ends_at,
    extendedProps: { order: 1 },
    ...(isMonth ? { editable: false, interactive: false } : { display: "background" }),
  }));

/** No two of them begin together. */
export const busyId = ({ starts_at }: Busy): string => `busy-${starts_at}`;

/** The hours in which the store is shut, to be shaded. */
export const closedEvents = (open: readonly Slot[], zone: string, days: Days): EventInput[] =>
  closedTimes(open, instantsOf(zone, days)).map(({ from, to }) => ({
    start: new Date(from).toISOString(),
    end: new Date(to).toISOString(),
    display: "background",
  }));
