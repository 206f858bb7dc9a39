import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { DAY, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { days } from "#kernel/time/clock.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import type { Slots } from "../read/read-slot.ts";
import type { When } from "../read/resolve-when.ts";
import { type AskedDesk } from "./desk.ts";

/** "Wed, Jun 10" or "Jun 1 – 30, 2026". */
export function daysInWords({ from, to }: When): string {
  const style =
    from === to
      ? ({ weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const)
      : ({ dateStyle: "medium", timeZone: "UTC" } as const);
  const format = dateFormat(style);
  return from === to
    ? format.format(wallOfDay(from))
    : format.formatRange(wallOfDay(from), wallOfDay(to)).replace(/[\u2009\u202F]/g, " ");
}

/** What a call takes of it. */
type Days = Pick<When, "from" | "to">;

/** What was asked about, or else the current month up to today. */
export function sinceMonthBegan({ store, now }: AskedDesk, { when }: Slots): Days {
  if (when) return { from: when.from, to: when.to };
  const today = dayOf(store.timezone, now.getTime());
  return { from: `${today.slice(0, 8)}01`, to: today };
}

/** What was asked about, or else the last 30 days. */
export function last30Days({ store, now }: AskedDesk, { when }: Slots): Days {
  if (when) return { from: when.from, to: when.to };
  const today = dayOf(store.timezone, now.getTime());
  return { from: dayBeside(today, -29), to: today };
}

/** `count` days later, or earlier if it is negative. */
export const dayBeside = (day: string, count: number): string =>
  new Date(wallOfDay(day) + count * DAY).toISOString().slice(0, 10);

/** How many days it has. */
export const lengthOf = ({ from, to }: When): number => (wallOfDay(to) - wallOfDay(from)) / days(1) + 1;
