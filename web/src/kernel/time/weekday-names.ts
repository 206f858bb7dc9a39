import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Weekday } from "@solodesk/contract/kernel/weekdays.ts";

/** Getters, because the reader's language is not known yet when this module is loaded. */
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  get mon() {
    return t("Monday");
  },
  get tue() {
    return t("Tuesday");
  },
  get wed() {
    return t("Wednesday");
  },
  get thu() {
    return t("Thursday");
  },
  get fri() {
    return t("Friday");
  },
  get sat() {
    return t("Saturday");
  },
  get sun() {
    return t("Sunday");
  },
};
