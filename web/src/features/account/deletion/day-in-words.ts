/** "December 5, 2026": the day alone is what counts. */
export const dayInWords = (instant: string): string =>
  new Date(instant).toLocaleDateString(undefined, { dateStyle: "long" });
