// How an appointment repeats, in the form: numbers are strings, as typed.

import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Day } from "@solodesk/contract/kernel/time.ts";
import { maxEveryWeeks, maxInSeries } from "@solodesk/contract/scheduling/series/series-times.ts";
import { minInSeries } from "@solodesk/contract/scheduling/series.ts";
import { z } from "zod";

/** Weeks between two appointments: "0" means it does not repeat, "custom" uses `every_weeks`. */
export const repeats = ["0", "1", "2", "3", "4", "custom"] as const;

export const repeatShape = {
  repeat: z.enum(repeats),
  every_weeks: z.string(),
  ends: z.enum(["count", "until"]),
  count: z.string(),
  until: z.string(),
};

export const noRepeat = {
  repeat: "0",
  every_weeks: "6",
  ends: "count",
  count: "10",
  until: "",
} as const;

const Typed = z.object({ ...repeatShape, day: Day });
type Typed = z.output<typeof Typed>;

export interface Repeats {
  every_weeks: number;
  count?: number;
  until?: string;
}

const isWithin = (typed: string, least: number, most: number): boolean =>
  /^\d+$/.test(typed) && least <= Number(typed) && Number(typed) <= most;

/** Returns the first invalid field with its message; undefined if all are valid. */
export function repeatProblem({ repeat, every_weeks, ends, count, until, day }: Typed) {
  if (repeat === "0") return undefined;
  if (repeat === "custom" && !isWithin(every_weeks, 1, maxEveryWeeks))
    return {
      path: "every_weeks",
      message: t("Use a number from {min} to {max}.", { min: 1, max: maxEveryWeeks }),
    };
  if (ends === "count" && !isWithin(count, minInSeries, maxInSeries))
    return {
      path: "count",
      message: t("Use a number from {min} to {max}.", { min: minInSeries, max: maxInSeries }),
    };
  if (ends === "until" && !Day.safeParse(until).success) return { path: "until", message: t("Pick a day.") };
  if (ends === "until" && until <= day)
    return { path: "until", message: t("Pick a day after the first appointment.") };
  return undefined;
}

/** Returns undefined if the appointment does not repeat. */
export function repeatsIn({ repeat, every_weeks, ends, count, until }: Typed): Repeats | undefined {
  if (repeat === "0") return undefined;
  const weeks = Number(repeat === "custom" ? every_weeks : repeat);
  return { every_weeks: weeks, ...(ends === "count" ? { count: Number(count) } : { until }) };
}
