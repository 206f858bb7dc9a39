import { TimeOff } from "@solodesk/contract/store/store.ts";
import type { StoreForm } from "../store-form.ts";

/** Functions of the time-off editor: each returns new hours and does not change its input. */
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

/** Restores a removed entry, unless it is there already: discarding the form may have restored it. */
export const restoreTimeOff = (hours: Hours, off: TimeOff): Hours =>
  timeOffOf(hours).some((one) => isSameTimeOff(one, off)) ? hours : addTimeOff(hours, off);

export const isSameTimeOff = (one: TimeOff, other: TimeOff): boolean =>
  one.from === other.from && one.to === other.to && one.reason === other.reason;

/** Sets the first day. The last day moves along if both were equal, and is never before the first. */
export const withFirstDay = (off: TimeOff, from: string): TimeOff => ({
  ...off,
  from,
  to: off.to === off.from || off.to < from ? from : off.to,
});

export type TimeOffMistakes = Partial<Record<keyof TimeOff, string>>;

/** Returns each field's first error from the contract. */
export function timeOffMistakes(off: TimeOff): TimeOffMistakes {
  const mistakes: TimeOffMistakes = {};
  for (const { path, message } of TimeOff.safeParse(off).error?.issues ?? []) {
    const [field] = path;
    if (field === "from" || field === "to" || field === "reason") mistakes[field] ??= message;
  }
  return mistakes;
}

export const isSound = (off: TimeOff): boolean => TimeOff.safeParse(off).success;
