import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import { wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { Hours, type Interval, store, type TimeOff } from "@solodesk/contract/store/store.ts";
import { z } from "zod";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { weekdayInWords } from "../weekday-in-words.ts";
import type { Action } from "./action.ts";
import { changed } from "./changed.ts";

const Input = z.strictObject({ body: z.strictObject({ hours: Hours }) });

const daysInWords = ({ from, to, reason }: TimeOff): string => {
  const days = dateFormat({ dateStyle: "medium", timeZone: "UTC" }).formatRange(
    wallOfDay(from),
    wallOfDay(to),
  );
  return reason === "" ? days : `${days} (${reason})`;
};

const allInWords = (times: readonly TimeOff[]): string =>
  times.length === 0 ? t("None||days off") : times.map(daysInWords).join("; ");

const timesInWords = (times: readonly Interval[]): string =>
  times.length === 0 ? t("Closed") : times.map(({ open, close }) => `${open}–${close}`).join(", ");

/** Those of the first that the second lacks. */
const without = (first: readonly TimeOff[], second: readonly TimeOff[]): TimeOff[] =>
  first.filter((off) => !second.some(({ from, to }) => from === off.from && to === off.to));

/** Takes days off, gives them up, or changes the weekly hours. */
export const daysOff: Action<z.infer<typeof Input>, Hours> = {
  endpoint: store.edit,
  tool: "Propose hours or days off: send all of store_info.hours, a day as [{open, close}], time_off as [{from, to, reason}]",
  input: Input,
  read: async (deps, { user }) => {
    const found = await findStoreOfUser(deps.db, user.id);
    if (!found) throw new AppError("store_required");
    return found.hours;
  },
  describe: (before, after) => {
    const added = without(after.time_off, before.time_off);
    const isAdded = added.length > 0 && without(before.time_off, after.time_off).length === 0;
    const weekly = weekdays.flatMap((day, nth) =>
      changed(weekdayInWords(nth), timesInWords(before[day]), timesInWords(after[day])),
    );
    const days = changed(t("Days off"), allInWords(before.time_off), allInWords(after.time_off));
    if (weekly.length > 0) return { title: t("Change your opening hours"), changes: [...weekly, ...days] };
    const title = isAdded
      ? t("Close your store on {days}", { days: allInWords(added) })
      : t("Change your days off");
    return { title, changes: days };
  },
  undo: (before) => ({ body: { hours: before } }),
};
