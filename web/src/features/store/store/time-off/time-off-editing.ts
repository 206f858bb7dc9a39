import { TimeOff } from "@solodesk/contract/store/store.ts";
import type { StoreForm } from "../store-form.ts";

/** The rules of the days off: like those of the week, each answers new hours and leaves the given ones as they are. */
type Hours = StoreForm["hours"];

export const timeOffOf = (hours: Hours): TimeOff[] =>
  (hours.time_off ?? []).map(({ from, to, reason = "" }) => ({ from, to, reason }));

export const addTimeOff = (hours: Hours, off: TimeOff): Hours => ({
  ...hours,
  time_off: [...timeOffOf(hours), off],
});

export const setTimeOff = (hours: Hours, at: number, off: TimeOff): Hours => ({
  ...hours,
  time_off: timeOffOf(hours).with(at, off),
});

export const removeTimeOff = (hours: Hours, at: number): Hours => ({
  ...hours,
  time_off: timeOffOf(hours).toSpliced(at, 1),
});

/** Brings back what was removed, once: a discarded form may have it again already. */
export const restoreTimeOff = (hours: Hours, off: TimeOff): Hours =>
  timeOffOf(hours).some((one) => isSame(one, off)) ? hours : addTimeOff(hours, off);

export const isSame = (one: TimeOff, other: TimeOff): boolean =>
  one.from === other.from && one.to === other.to && one.reason === other.reason;

/** The last day follows the first while they are one, and is never left behind it. */
export const withFirstDay = (off: TimeOff, from: string): TimeOff => ({
  ...off,
  from,
  to: off.to === off.from || off.to < from ? from : off.to,
});

export type TimeOffMistakes = Partial<Record<keyof TimeOff, string>>;

/** What is wrong with it, in the contract's words. */
export function timeOffMistakes(off: TimeOff): TimeOffMistakes {
  const mistakes: TimeOffMistakes = {};
  for (const { path, message } of TimeOff.safeParse(off).error?.issues ?? []) {
    const [field] = path;
    if (field === "from" || field === "to" || field === "reason") mistakes[field] ??= message;
  }
  return mistakes;
}

export const isSound = (off: TimeOff): boolean => TimeOff.safeParse(off).success;
