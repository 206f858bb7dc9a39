export interface PageVisitor {
  zone: string;
  /** True for 3:00 pm, false for 15:00. */
  hour12: boolean;
}

/** The visitor's time zone and clock, from their browser. */
export function visitorHere(): PageVisitor {
  const { timeZone, hour12 = true } = new Intl.DateTimeFormat(undefined, {
    hour: "numeric",
  }).resolvedOptions();
  return { zone: timeZone, hour12 };
}
