import { chosenClock } from "./time-format.ts";

const written = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** On the reader's own clock; without the year, which what is at most half a year away does not need. */
export const shortMoment = (instant: string): string =>
  new Date(instant).toLocaleString(undefined, { ...written, ...chosenClock() });
