import { useSyncExternalStore } from "react";
import { now } from "#kernel/time/clock.ts";

/** Milliseconds. Polling, unlike one long timer, is also right after a laptop has slept. */
const LOOK_EVERY = 5000;

const everyFewSeconds = (look: () => void) => {
  const timer = setInterval(look, LOOK_EVERY);
  return () => clearInterval(timer);
};

/** Whether this moment has come; becomes true while the page is open. */
export const useHasBegun = (instant: string): boolean =>
  useSyncExternalStore(everyFewSeconds, () => now().getTime() >= Date.parse(instant));
