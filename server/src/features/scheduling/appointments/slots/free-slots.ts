// The only rule for what can be booked. Both the lists of free slots and bookings on the store page use it.
import { MINUTE, type Range } from "@solodesk/contract/kernel/zone.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { mergedRanges } from "#features/scheduling/external-calendars/merged-ranges.ts";
import { type Opening, openingsOf } from "./openings.ts";
import type { Lengths } from "./service-rule.ts";

export interface SlotRule extends Lengths {
  store: Pick<Store, "hours" | "timezone"> & { booking: Pick<Store["booking"], "slot_minutes"> };
}

/** Slots begin every `slot_minutes` of local time, counted from the opening, and must end by closing time. */
function startsIn(opening: Opening, { store, length }: SlotRule): number[] {
  const step = store.booking.slot_minutes * MINUTE;
  const last = opening.to - length;
  return opening.stretches.flatMap(({ from, to, offset }) => {
    const anchor = opening.wall - offset;
    const starts = [];
    for (let at = anchor + Math.ceil((from - anchor) / step) * step; at < to && at <= last; at += step)
      starts.push(at);
    return starts;
  });
}

/** Returns slots that begin in the range and overlap nothing busy. */
export function freeSlots(rule: SlotRule, range: Range, busy: readonly Range[]): Range[] {
  const { store, length, before, buffer } = rule;
  const blocked = { before, after: length + buffer };
  const around = { from: range.from - before, to: range.to + blocked.after };
  const isFree = freeInTurn(mergedRanges(busy, around), blocked);
  return openingsOf(store, range)
    .flatMap((opening) => startsIn(opening, rule))
    .filter((at) => range.from <= at && at < range.to)
    .toSorted((a, b) => a - b)
    .filter(isFree)
    .map((at) => ({ from: at, to: at + length }));
}

/**
 * Starts must be passed in ascending order, so that one pass is enough: a seller's other calendars may hold
 * tens of thousands of busy times.
 */
function freeInTurn(
  taken: readonly Range[],
  blocked: { before: number; after: number },
): (at: number) => boolean {
  let next = 0;
  return (at) => {
    while ((taken[next]?.to ?? Number.POSITIVE_INFINITY) <= at - blocked.before) next += 1;
    return (taken[next]?.from ?? Number.POSITIVE_INFINITY) >= at + blocked.after;
  };
}
