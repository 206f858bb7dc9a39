// The one rule of what can be booked: lists of free slots and bookings on the store page both ask it.
import { MINUTE, type Range } from "@solodesk/contract/kernel/zone.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { mergedRanges } from "#features/scheduling/external-calendars/merged-ranges.ts";
import { type Opening, openingsOf } from "./openings.ts";

export interface SlotRule {
  store: Pick<Store, "hours" | "timezone"> & { booking: Pick<Store["booking"], "slot_minutes"> };
  /** Milliseconds. */
  length: number;
  /** Milliseconds that are kept free after it. */
  buffer: number;
}

/** On the wall slots begin every so many minutes, counted from the opening, and end by its closing. */
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

/** Slots that begin in the range and touch nothing of what is busy. */
export function freeSlots(rule: SlotRule, range: Range, busy: readonly Range[]): Range[] {
  const { store, length, buffer } = rule;
  const kept = length + buffer;
  const isFree = freeInTurn(mergedRanges(busy, { from: range.from, to: range.to + kept }), kept);
  return openingsOf(store, range)
    .flatMap((opening) => startsIn(opening, rule))
    .filter((at) => range.from <= at && at < range.to)
    .toSorted((a, b) => a - b)
    .filter(isFree)
    .map((at) => ({ from: at, to: at + length }));
}

/** Asked of one start after the other, each later: somebody's other calendars may be busy tens of thousands of times. */
function freeInTurn(taken: readonly Range[], kept: number): (at: number) => boolean {
  let next = 0;
  return (at) => {
    while ((taken[next]?.to ?? Number.POSITIVE_INFINITY) <= at) next += 1;
    return (taken[next]?.from ?? Number.POSITIVE_INFINITY) >= at + kept;
  };
}
