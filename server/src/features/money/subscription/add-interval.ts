import type { PlanInterval } from "@solodesk/contract/money/plans.ts";

const MONTHS = { month: 1, year: 12 } as const satisfies Record<PlanInterval, number>;

/**
 * Returns the time a month or a year later in UTC, on `day` or the month's last day if it is shorter: Jan 31,
 * Feb 28, Mar 31.
 */
export function addInterval(from: Date, interval: PlanInterval, day = from.getUTCDate()): Date {
  const month = from.getUTCMonth() + MONTHS[interval];
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const later = new Date(from);
  later.setUTCFullYear(from.getUTCFullYear(), month, Math.min(day, last));
  return later;
}
