import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { SomeDay } from "@solodesk/contract/kernel/time.ts";
import { maxAdDays } from "@solodesk/contract/marketing/ads.ts";
import { dayAfter, monthAfter } from "#kernel/time/days.ts";

/** The days of a period, first and last included. */
export interface Days {
  from: string;
  to: string;
}

export const presets = [
  { value: "7d", label: msg("Last 7 days") },
  { value: "30d", label: msg("Last 30 days") },
  { value: "90d", label: msg("Last 90 days") },
  { value: "month", label: msg("This month") },
  { value: "last-month", label: msg("Last month") },
  { value: "year", label: msg("This year") },
] as const;
type Preset = (typeof presets)[number]["value"];

export interface Period extends Days {
  name: Preset | "custom";
}

/** Also the server's default when no days are sent. */
export const usual: Preset = "30d";

/** Reads the period from the address: custom days if it names both, else a preset. */
export function periodIn(query: URLSearchParams, today: string): Period {
  const [from, to] = [dayIn(query.get("from")), dayIn(query.get("to"))];
  if (from !== undefined && to !== undefined) return { name: "custom", ...within(from, to) };
  const name = presets.find(({ value }) => value === query.get("period"))?.value ?? usual;
  return { name, ...daysOf(name, today) };
}

function daysOf(preset: Preset, today: string): Days {
  const month = today.slice(0, 7);
  switch (preset) {
    case "7d":
      return lastDays(today, 7);
    case "30d":
      return lastDays(today, 30);
    case "90d":
      return lastDays(today, 90);
    case "month":
      return { from: `${month}-01`, to: today };
    case "last-month":
      return { from: `${monthAfter(month, -1)}-01`, to: dayAfter(`${month}-01`, -1) };
    case "year":
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** Returns this many days, ending today. */
const lastDays = (today: string, count: number): Days => ({ from: dayAfter(today, 1 - count), to: today });

const dayMs = 86_400_000;
const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

const dayIn = (written: string | null): string | undefined => SomeDay.safeParse(written).data;

/** If the days are reversed, returns only the first; limits the period to `maxAdDays`. */
function within(from: string, to: string): Days {
  if (to < from) return { from, to: from };
  return lengthOf({ from, to }) > maxAdDays ? { from, to: dayAfter(from, maxAdDays - 1) } : { from, to };
}
