/** "December 5, 2026": the day without the time. */
export const longDayInWords = (instant: string): string =>
  new Date(instant).toLocaleDateString(undefined, { dateStyle: "long" });
