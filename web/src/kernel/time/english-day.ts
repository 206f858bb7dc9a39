// Days in English, whatever the browser's language: the server's HTML of a store page and the browser must
// agree.
const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-US", {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
    ...options,
  });
  return (day: string): string => format.format(new Date(day));
};

/** "2026-03-09" as "March 9". */
export const englishDay = written({});

/** "2026-06-02" as "Tuesday, June 2". */
export const englishWeekday = written({ weekday: "long" });
