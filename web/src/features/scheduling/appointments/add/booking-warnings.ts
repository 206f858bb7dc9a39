import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";

type Saved = Pick<Answer<typeof appointments.create>, "outside_hours" | "also_busy">;

/** Warnings about a booking that is allowed but may be a mistake, in sentences. */
export const bookingWarnings = ({ outside_hours, also_busy }: Saved): string[] => [
  ...(outside_hours ? [t("It is outside of your opening hours.")] : []),
  ...(also_busy === undefined ? [] : [t("Your calendar {calendar} is busy then.", { calendar: also_busy })]),
];

/** Appends the warnings to a description of what was saved. */
export function withWarnings(what: string, saved: Saved): string {
  const words = bookingWarnings(saved).join(" ");
  return words === "" ? what : `${what}. ${words}`;
}
