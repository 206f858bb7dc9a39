import type { calendar } from "@solodesk/contract/calendar.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { dayAfter } from "#kernel/days.ts";

/**
 * The day a calendar opens on when its address names none: today, or the same day of the coming week where nobody comes
 * any more in this one and its last hours are over. A week without hours is not over: it never began.
 */
export function usualDay(today: string, week: Answer<typeof calendar.list> | undefined, now: Date): string {
  if (!week || week.open.length === 0) return today;
  const isAhead = ({ ends_at }: { ends_at: string }) => Date.parse(ends_at) > now.getTime();
  const comes = week.data.some((entry) => entry.status !== "Cancelled" && isAhead(entry));
  return comes || week.open.some(isAhead) ? today : dayAfter(today, 7);
}
