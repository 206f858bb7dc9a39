import { DAY, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { type Unit, units, type WhenKind } from "../grammar/grammar.ts";

/** Both days are included. */
export interface When {
  from: string;
  to: string;
  /** Whether only a part of it was meant, such as an afternoon. */
  isPart?: true;
  /** Whether that part is before noon. */
  isMorning?: true;
}

export interface Now {
  /** The day in the store's zone. */
  today: string;
  /** The first day of the week: 0 is Sunday. */
  weekStart: number;
  /** Which way a bare weekday or month points. */
  looks: "back" | "ahead";
}

const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** Undefined for the 30th of February. `month` counts from 0. */
function wallOfDate(year: number, month: number, day: number): number | undefined {
  const wall = Date.UTC(year, month, day);
  return new Date(wall).getUTCMonth() === month ? wall : undefined;
}

const oneDay = (wall: number): When => ({ from: dayOf(wall), to: dayOf(wall) });

/** A date without a year is the nearest one that way, today included. */
export function dateOf(
  { day, month, year }: { day: number; month: number; year: number | undefined },
  { today, looks }: Now,
): When | undefined {
  const now = wallOfDay(today);
  const thisYear = new Date(now).getUTCFullYear();
  const years = year === undefined ? [thisYear, looks === "back" ? thisYear - 1 : thisYear + 1] : [year];
  const walls = years.flatMap((one) => wallOfDate(one, month, day) ?? []);
  const fitting = walls.find((wall) => year !== undefined || (looks === "back" ? wall <= now : wall >= now));
  const wall = fitting ?? walls[0];
  return wall === undefined ? undefined : oneDay(wall);
}

/** From the first day of a unit to its last; `away` units from the current one. */
function unitAround(unit: Unit, away: number, { today, weekStart }: Now, count = 1): When {
  const now = wallOfDay(today);
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const startOf = (nth: number): number => {
    if (unit === "day") return now + nth * DAY;
    if (unit === "week") return now - ((date.getUTCDay() - weekStart + 7) % 7) * DAY + nth * 7 * DAY;
    if (unit === "month") return Date.UTC(year, month + nth, 1);
    if (unit === "quarter") return Date.UTC(year, Math.floor(month / 3) * 3 + nth * 3, 1);
    return Date.UTC(year + nth, 0, 1);
  };
  return { from: dayOf(startOf(away)), to: dayOf(startOf(away + count) - DAY) };
}

/** `nth`: 0 is Monday. Today is the nearest one that way. */
function weekdayFrom(nth: number, way: 1 | -1, today: string, isTodayIn: boolean): number {
  const now = wallOfDay(today);
  const current = (new Date(now).getUTCDay() + 6) % 7;
  const apart = ((((nth - current) * way) % 7) + 7) % 7;
  return now + way * (apart === 0 && !isTodayIn ? 7 : apart) * DAY;
}

type Numbers = Readonly<Record<string, number>>;

/** The days of what was said; undefined if there are none. */
export function resolveWhen(kind: WhenKind, slots: Numbers, now: Now): When | undefined {
  const today = wallOfDay(now.today);
  const unit = units[slots.unit ?? 0] ?? "day";
  const n = slots.n ?? 1;
  const weekday = slots.weekday ?? 0;
  switch (kind) {
    case "today":
      return oneDay(today);
    case "tomorrow":
      return oneDay(today + DAY);
    case "day_after_tomorrow":
      return oneDay(today + 2 * DAY);
    case "yesterday":
      return oneDay(today - DAY);
    case "day_before_yesterday":
      return oneDay(today - 2 * DAY);
    case "this_unit":
      return unitAround(unit, 0, now);
    case "next_unit":
      return unitAround(unit, 1, now);
    case "last_unit":
      return unitAround(unit, -1, now);
    // The last 7 days end today; the last 2 months are whole ones.
    case "last_n":
      return unit === "day" ? unitAround(unit, 1 - n, now, n) : unitAround(unit, -n, now, n);
    case "next_n":
      return unit === "day" ? unitAround(unit, 0, now, n) : unitAround(unit, 1, now, n);
    case "weekday":
      return oneDay(weekdayFrom(weekday, now.looks === "ahead" ? 1 : -1, now.today, true));
    case "next_weekday":
      return oneDay(nextWeekday(weekday, now));
    case "last_weekday":
      return oneDay(weekdayFrom(weekday, -1, now.today, false));
    case "weekend":
      return weekendAround(now);
    case "next_weekend":
      return weekendAround({ ...now, looks: "ahead" }, 1);
    case "last_weekend":
      return weekendAround({ ...now, looks: "back" }, isWeekend(now.today) ? 1 : 0);
    case "range":
      return undefined;
    case "date":
      return dateIn(slots, now);
    case "month":
      return monthOf(slots, now);
    case "year":
      return slots.year === undefined ? undefined : yearOf(slots.year);
  }
}

const yearOf = (year: number): When => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** In the next week: on a Wednesday "next Friday" is not the day after tomorrow. */
function nextWeekday(nth: number, now: Now): number {
  const monday = (nth - now.weekStart + 8) % 7;
  return wallOfDay(unitAround("week", 1, now).from) + monday * DAY;
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(wallOfDay(day)).getUTCDay());

/** Ahead or back; today's counts as the nearest one. */
function weekendAround({ today, looks }: Now, further = 0): When {
  const way = looks === "ahead" || isWeekend(today) ? 1 : -1;
  const sunday = weekdayFrom(6, way, today, true) + further * (looks === "ahead" ? 7 : -7) * DAY;
  return { from: dayOf(sunday - DAY), to: dayOf(sunday) };
}

/** "the 24th" is in this month or the nearest other one that way. */
function dateIn({ day = 0, month, year }: Numbers, now: Now): When | undefined {
  if (month !== undefined) return dateOf({ day, month, year }, now);
  const today = wallOfDay(now.today);
  const date = new Date(today);
  const way = now.looks === "ahead" ? 1 : -1;
  for (let away = 0; away < 3; away += 1) {
    const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + way * away, 1));
    const wall = wallOfDate(first.getUTCFullYear(), first.getUTCMonth(), day);
    if (wall !== undefined && (wall - today) * way >= 0) return oneDay(wall);
  }
  return undefined;
}

/** A month without a year is the current one or the nearest that way. */
function monthOf({ month = 0, year }: Numbers, now: Now): When {
  const date = new Date(wallOfDay(now.today));
  const [thisYear, thisMonth] = [date.getUTCFullYear(), date.getUTCMonth()];
  const shift = now.looks === "back" ? Number(month > thisMonth) * -1 : Number(month < thisMonth);
  const whole = year ?? thisYear + shift;
  return { from: dayOf(Date.UTC(whole, month, 1)), to: dayOf(Date.UTC(whole, month + 1, 1) - DAY) };
}
