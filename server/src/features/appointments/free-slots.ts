// The one rule of what can be booked: lists of free slots and bookings on the store page both ask it.
import { MINUTE, type Range } from "@solodesk/contract/kernel/zone.ts";
import type { Store } from "@solodesk/contract/store.ts";
import { type Opening, openingsOf } from "./openings.ts";

export interface SlotRule {
  store: Pick<Store, "hours" | "timezone" | "booking">;
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
  return openingsOf(store, range)
    .flatMap((opening) => startsIn(opening, rule))
    .filter((at) => range.from <= at && at < range.to)
    .filter((at) => !busy.some(({ from, to }) => from < at + kept && to > at))
    .toSorted((a, b) => a - b)
    .map((at) => ({ from: at, to: at + length }));
}
