const written = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

/** On the reader's own clock; without the year, which a log of half a year does not need. */
export const momentInWords = (instant: string): string =>
  new Date(instant).toLocaleString(undefined, written);
