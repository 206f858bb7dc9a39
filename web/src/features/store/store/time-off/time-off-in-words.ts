import type { TimeOff } from "@solodesk/contract/store/store.ts";

const whole = new Intl.DateTimeFormat(undefined, {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
// The format of the store page, which is the same for every visitor.
const plain = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

const dayMs = 86_400_000;
const atMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** "Thu, Dec 24 – Sat, Dec 26, 2026", in the user's locale. */
export const timeOffInWords = ({ from, to }: TimeOff): string =>
  whole.formatRange(atMidnight(from), atMidnight(to));

/** "1 day", "3 days". */
export function lengthInWords({ from, to }: TimeOff): string {
  const days = (atMidnight(to) - atMidnight(from)) / dayMs + 1;
  return days === 1 ? "1 day" : `${days.toLocaleString()} days`;
}

/** "Closed 24 December – 26 December", as on the store page. */
export function closedInWords({ from, to }: TimeOff): string {
  const [first, last] = [plain.format(atMidnight(from)), plain.format(atMidnight(to))];
  return from === to ? `Closed ${first}` : `Closed ${first} – ${last}`;
}
