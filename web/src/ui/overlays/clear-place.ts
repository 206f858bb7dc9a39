interface Span {
  top: number;
  bottom: number;
}

interface Wanted {
  /** The highest place. */
  start: number;
  /** The lowest. */
  last: number;
  /** How high each of them is. */
  each: number;
  count: number;
}

/** What parts them from what they leave clear. */
const GAP = 8;

/** The first place where so many cover nothing that is taken, or as many of them as can; undefined where not even one can. */
export function clearPlace(taken: readonly Span[], { start, last, each, count }: Wanted): number | undefined {
  const inOrder = taken.toSorted((one, other) => one.top - other.top);
  for (let fitting = count; fitting > 0; fitting -= 1) {
    let top = start;
    for (const span of inOrder)
      if (span.bottom > top && span.top < top + fitting * each) top = span.bottom + GAP;
    if (top <= last) return top;
  }
  return undefined;
}
