import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { useSyncExternalStore } from "react";
import { now } from "#kernel/time/clock.ts";

/** Milliseconds. Polling, unlike one long timer, is also right after a laptop has slept. */
const LOOK_EVERY = 5000;

const everyFewSeconds = (look: () => void) => {
  const timer = setInterval(look, LOOK_EVERY);
  return () => clearInterval(timer);
};

const hasBegun = (instant: string): boolean => now().getTime() >= Date.parse(instant);

/** Whether this moment has come; becomes true while the page is open. */
export const useHasBegun = (instant: string): boolean =>
  useSyncExternalStore(everyFewSeconds, () => hasBegun(instant));

/** Those that have begun; may become more while the page is open. */
export function useBegun(appointments: readonly Appointment[]): Appointment[] {
  // As text, because React compares it: a new list each time would never be the same.
  const ids = useSyncExternalStore(everyFewSeconds, () =>
    appointments.flatMap(({ id, starts_at }) => (hasBegun(starts_at) ? [id] : [])).join(" "),
  );
  return appointments.filter(({ id }) => ids.includes(id));
}
