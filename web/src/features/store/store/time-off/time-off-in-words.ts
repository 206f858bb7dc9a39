import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { TimeOff } from "@solodesk/contract/store/store.ts";
import { longDay } from "#kernel/time/long-day.ts";

const whole = () =>
  dateFormat({
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });

const dayMs = 86_400_000;
const atMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** "Thu, Dec 24 – Sat, Dec 26, 2026", in the user's locale. */
export const timeOffInWords = ({ from, to }: TimeOff): string =>
  whole().formatRange(atMidnight(from), atMidnight(to));

/** "1 day", "3 days". */
export function lengthInWords({ from, to }: TimeOff): string {
  const days = (atMidnight(to) - atMidnight(from)) / dayMs + 1;
  return t("{days, plural, one {# day} other {# days}}", { days });
}

/** "Closed December 24 – December 26", as on the store page, which is the same for every visitor. */
export const closedInWords = ({ from, to }: TimeOff): string =>
  from === to
    ? t("Closed {day}", { day: longDay(from) })
    : t("Closed {first} – {last}", { first: longDay(from), last: longDay(to) });
