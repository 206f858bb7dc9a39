import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { chosenClock } from "./time-format.ts";

const written = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** In the user's time zone, without the year: for times at most half a year away. */
export const shortMoment = (instant: string): string =>
  dateFormat({ ...written, ...chosenClock() }).format(Date.parse(instant));
