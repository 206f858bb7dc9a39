// Whether a file writes the day first or the month: its days tell, all of them together.
import type { DateOrder } from "@solodesk/contract/marketing/ads/ad-import.ts";
import type { WrittenDay } from "./read-day.ts";

export interface OrderVotes {
  dayFirst: number;
  monthFirst: number;
  /** "2/3/2026". */
  either: number;
}

export function voteOrder(votes: OrderVotes, { first, second, order }: WrittenDay): void {
  if (order !== undefined || first === second) return;
  if (first > 12) votes.dayFirst += 1;
  else if (second > 12) votes.monthFirst += 1;
  else votes.either += 1;
}

/** Undefined when both are found, or neither where it matters. */
export function decideOrder({ dayFirst, monthFirst, either }: OrderVotes): DateOrder | undefined {
  if (dayFirst > 0 && monthFirst > 0) return undefined;
  if (dayFirst > 0) return "day_first";
  return monthFirst > 0 || either === 0 ? "month_first" : undefined;
}
