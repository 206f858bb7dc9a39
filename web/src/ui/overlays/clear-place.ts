interface Span {
  top: number;
  bottom: number;
}

interface Wanted {
  /** The highest top allowed. */
  start: number;
  /** The lowest top allowed. */
  last: number;
  /** The height of each toast. */
  each: number;
  count: number;
}

/** Pixels between the toasts and what they must not cover. */
const GAP = 8;

/**
 * Returns the highest top at which `count` toasts cover no taken span, or as many of them as possible;
 * `undefined` if not even one fits.
 */
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
