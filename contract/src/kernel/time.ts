import { z } from "zod";
import { t } from "./language/t.ts";

export const Instant = z.iso.datetime({ offset: true });
export const Day = z.iso.date({ error: () => t("Use a date such as 2026-01-31.") });
/** A day in a list's filter; there are no records outside these years. */
export const SomeDay = Day.refine((day) => "1970" <= day && day < "3000", {
  error: () => t("Use a year from 1970 to 2999."),
});
/**
 * Refuses a list's `query` if its last day is before the first. A day and a moment are compared by their
 * days.
 */
export const daysInOrder = <Query extends z.ZodType<{ from?: string | undefined; to?: string | undefined }>>(
  query: Query,
): Query =>
  query.refine(({ from = "", to = "3" }) => from.slice(0, to.length) <= to, {
    error: () => t("The last day can't be before the first."),
    path: ["to"],
  });
/** A whole day of the store's calendar, or a moment. */
export const DayOrInstant = z.union([SomeDay, Instant], {
  error: () => t("Use a date such as 2026-01-31, or a date and time with an offset."),
});
export const ClockTime = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: () => t("Use a time such as 09:00.") });

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** An IANA name such as Europe/Berlin; bare offsets are refused because they have no daylight saving time. */
export const Timezone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/, { error: () => t("Pick a time zone.") })
  .refine(isTimezone, { error: () => t("We don't know this time zone. Pick one such as Europe/Berlin.") });
