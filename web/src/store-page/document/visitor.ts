export interface Visitor {
  zone: string;
  /** 3:00 pm rather than 15:00. */
  hour12: boolean;
}

/** Whoever looks at the page, as their browser tells the time. */
export function visitorHere(): Visitor {
  const { timeZone, hour12 = true } = new Intl.DateTimeFormat(undefined, {
    hour: "numeric",
  }).resolvedOptions();
  return { zone: timeZone, hour12 };
}
