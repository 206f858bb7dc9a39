import type { PlanInterval } from "@solodesk/contract/money/plans.ts";
import { addMonths } from "#kernel/time/add-months.ts";

const MONTHS = { month: 1, year: 12 } as const satisfies Record<PlanInterval, number>;

/** Returns the time a month or a year later in UTC, on `day` or the month's last day if it is shorter. */
export const addInterval = (from: Date, interval: PlanInterval, day = from.getUTCDate()): Date =>
  addMonths(from, MONTHS[interval], day);
