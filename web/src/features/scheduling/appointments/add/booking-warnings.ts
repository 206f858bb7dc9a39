import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";

type Saved = Pick<Answer<typeof appointments.create>, "outside_hours" | "also_busy">;

/** Warnings about a booking that is allowed but may be a mistake, in sentences. */
export const bookingWarnings = ({ outside_hours, also_busy }: Saved): string[] => [
  ...(outside_hours ? ["It is outside of your opening hours."] : []),
  ...(also_busy === undefined ? [] : [`Your calendar ${also_busy} is busy then.`]),
];

/** Appends the warnings to a description of what was saved. */
export function withWarnings(what: string, saved: Saved): string {
  const words = bookingWarnings(saved).join(" ");
  return words === "" ? what : `${what}. ${words}`;
}
