import { useSyncExternalStore } from "react";
import { now } from "#kernel/time/clock.ts";

/** Often enough that nobody waits for it, and also after a laptop has slept. */
const LOOK_EVERY = 5000;

const everyFewSeconds = (look: () => void) => {
  const timer = setInterval(look, LOOK_EVERY);
  return () => clearInterval(timer);
};

/** Whether this moment has come; turns true while the page stands. */
export const useHasBegun = (instant: string): boolean =>
  useSyncExternalStore(everyFewSeconds, () => now().getTime() >= Date.parse(instant));
