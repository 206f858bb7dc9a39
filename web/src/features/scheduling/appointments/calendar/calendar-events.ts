// The events that the grid draws.

import type { EventInput } from "@fullcalendar/react";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { type Busy, busyName } from "./busy/busy-times.ts";
import type { CalendarBlock } from "./calendar-blocks.ts";
import { type CalendarDays } from "./calendar-days.ts";
import { holdsTime } from "./drawer/overlap.ts";
import { blockTitle } from "./grid/entry-words.ts";
import { closedTimes, instantsOf } from "./grid/opening-times.ts";

const isMovable = (entry: CalendarBlock): boolean => holdsTime(entry) && !entry.isSession;

/** Finished and cancelled appointments and sessions cannot be moved; one that has begun can only change its end. */
const eventOf = (entry: CalendarBlock, now: Date): EventInput => ({
  id: entry.id,
  title: blockTitle(entry),
  start: entry.starts_at,
  end: entry.ends_at,
  startEditable: isMovable(entry) && Date.parse(entry.starts_at) > now.getTime(),
  durationEditable: isMovable(entry),
  interactive: true,
  extendedProps: { order: 0 },
});

export const eventsOf = (entries: readonly CalendarBlock[], now: Date): EventInput[] =>
  entries.map((entry) => eventOf(entry, now));

/** Background events in week and day views; in a month, lines below the appointments. */
export const busyEvents = (busy: readonly Busy[], isMonth: boolean): EventInput[] =>
  busy.map((time) => ({
    id: busyId(time),
    title: busyName(time),
    start: time.starts_at,
    end: time.ends_at,
    extendedProps: { order: 1 },
    ...(isMonth ? { editable: false, interactive: false } : { display: "background" }),
  }));

/** Unique: overlapping busy times are merged, so no two begin together. */
export const busyId = ({ starts_at }: Busy): string => `busy-${starts_at}`;

/** The hours in which the store is closed, shaded in the background. */
export const closedEvents = (open: readonly Slot[], zone: string, days: CalendarDays): EventInput[] =>
  closedTimes(open, instantsOf(zone, days)).map(({ from, to }) => ({
    start: new Date(from).toISOString(),
    end: new Date(to).toISOString(),
    display: "background",
  }));
