import type { TimeOff } from "@solodesk/contract/store/store.ts";

/** An entry with its index in the stored list, whose order is not the one shown. */
export interface PlacedTimeOff {
  at: number;
  off: TimeOff;
}

interface Order {
  /** Earliest first; an entry being added is last. */
  upcoming: PlacedTimeOff[];
  /** Latest first. */
  past: PlacedTimeOff[];
}

/** The open entry. `was` is its value before editing, by which it is sorted; a new entry has none. */
export interface OpenTimeOff {
  at: number;
  was?: TimeOff;
}

export function timeOffInOrder(all: readonly TimeOff[], today: string, open: OpenTimeOff | undefined): Order {
  const placed = all.map((off, at) => {
    const from = at === open?.at ? (open.was?.from ?? "9") : off.from;
    const isPast = (at === open?.at ? (open.was?.to ?? "9") : off.to) < today;
    return { at, off, from, isPast };
  });
  const sorted = placed.toSorted((a, b) => a.from.localeCompare(b.from) || a.at - b.at);
  return {
    upcoming: sorted.filter(({ isPast }) => !isPast),
    past: sorted.filter(({ isPast }) => isPast).toReversed(),
  };
}
