// Times in the visitor's time zone, with the store's beside them if the two differ.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { offsetAt } from "@solodesk/contract/kernel/zone.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import { longWeekday } from "#kernel/time/long-day.ts";
import { chosenClock } from "#kernel/time/time-format.ts";
import { weekdayName } from "#kernel/time/weekday-name.ts";
import { visitorHere } from "../../document/visitor.ts";
import { cityOf } from "../../sections/city-of.ts";
import { clockIn } from "../../sections/clock-words.ts";
import { weekdayOf } from "../../sections/opening.ts";

export interface Clocks {
  /** The visitor's time zone, and the store's. */
  mine: string;
  theirs: string;
  /** True for 3:00 pm, false for 15:00. */
  hour12: boolean;
}

export function visitorClocks(storeZone: string): Clocks {
  const { zone, hour12 } = visitorHere();
  // A choice made in the dashboard in this browser applies here too.
  const { hourCycle } = chosenClock();
  return { mine: zone, theirs: storeZone, hour12: hourCycle === undefined ? hour12 : hourCycle === "h12" };
}

/** False if the browser does not know the store's zone: then only the visitor's time is shown. */
export function needsBothClocks({ mine, theirs }: Clocks, at: string): boolean {
  try {
    return offsetAt(mine, Date.parse(at)) !== offsetAt(theirs, Date.parse(at));
  } catch {
    return false;
  }
}

/** "3:00 pm". */
export const myClock = ({ mine, hour12 }: Clocks, at: string): string =>
  clockIn(mine, Date.parse(at), hour12);

export const myDay = ({ mine }: Pick<Clocks, "mine">, at: string): string => dayIn(mine, new Date(at));

/**
 * "9:00 am in Berlin", or "Monday 9:00 pm in Honolulu" if the day differs; `undefined` if the times agree.
 */
export function theirClock(clocks: Clocks, at: string): string | undefined {
  if (!needsBothClocks(clocks, at)) return undefined;
  const { theirs, hour12 } = clocks;
  const day = dayIn(theirs, new Date(at));
  const time = clockIn(theirs, Date.parse(at), hour12);
  const city = cityOf(theirs);
  if (day === myDay(clocks, at)) return t("{time} in {city}", { time, city });
  return t("{weekday} {time} in {city}", { weekday: weekdayName(weekdayOf(day)), time, city });
}

/** "Tuesday, June 2, 3:00 pm". */
export const bookingMomentInWords = (clocks: Clocks, at: string): string =>
  t("{day}, {time}", { day: longWeekday(myDay(clocks, at)), time: myClock(clocks, at) });

/** "Tuesday, June 2, 3:00 pm in Lisbon (4:00 pm in Berlin)"; only one place if the times agree. */
export function momentWithPlace(clocks: Clocks, at: string): string {
  const other = theirClock(clocks, at);
  const time = bookingMomentInWords(clocks, at);
  return other === undefined
    ? t("{time} in {city}", { time, city: cityOf(clocks.theirs) })
    : t("{time} in {city} ({other})||other: the time at the store", {
        time,
        city: cityOf(clocks.mine),
        other,
      });
}
