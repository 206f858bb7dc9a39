// Days as calendars count them, without hours: no zone and no summer time can move them.
const dayMs = 86_400_000;
const written = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const atMidnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The days of a period, both included. */
interface Span {
  from: string;
  to: string;
}

/** So many days, today the last of them. */
export const lastDays = (today: string, count: number): Span => ({
  from: written(atMidnight(today) - (count - 1) * dayMs),
  to: today,
});

const dayWords = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
export const rangeInWords = ({ from, to }: Span): string =>
  dayWords.formatRange(atMidnight(from), atMidnight(to));
