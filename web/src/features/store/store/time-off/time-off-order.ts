import type { TimeOff } from "@solodesk/contract/store/store.ts";

/** An entry, and where it stands among the stored ones, whose order nobody sees. */
export interface PlacedTimeOff {
  at: number;
  off: TimeOff;
}

interface Order {
  /** From the earliest on; what is being added stands last. */
  coming: PlacedTimeOff[];
  /** The latest first. */
  past: PlacedTimeOff[];
}

/** Which entry is open, and how it was then: what is typed must not move it. `was` is absent in a new one. */
export interface OpenTimeOff {
  at: number;
  was?: TimeOff;
}

export function inOrder(all: readonly TimeOff[], today: string, open: OpenTimeOff | undefined): Order {
  const placed = all.map((off, at) => {
    const from = at === open?.at ? (open.was?.from ?? "9") : off.from;
    const isPast = (at === open?.at ? (open.was?.to ?? "9") : off.to) < today;
    return { at, off, from, isPast };
  });
  const sorted = placed.toSorted((a, b) => a.from.localeCompare(b.from) || a.at - b.at);
  return {
    coming: sorted.filter(({ isPast }) => !isPast),
    past: sorted.filter(({ isPast }) => isPast).toReversed(),
  };
}
