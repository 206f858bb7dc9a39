import { type Weekday, weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import { Hours } from "@solodesk/contract/store/store.ts";
import type { StoreForm } from "../store-form.ts";

/** Returns each day's first error from the contract. The form library keeps none inside a composite value. */
export function hoursMistakes(hours: StoreForm["hours"]): Partial<Record<Weekday, string>> {
  const mistakes: Partial<Record<Weekday, string>> = {};
  for (const { path, message } of Hours.safeParse(hours).error?.issues ?? []) {
    const day = weekdays.find((one) => one === path[0]);
    if (day) mistakes[day] ??= message;
  }
  return mistakes;
}
