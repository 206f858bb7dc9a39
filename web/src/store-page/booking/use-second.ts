import { useSyncExternalStore } from "react";
import { now } from "#kernel/time/clock.ts";

const everySecond = (changed: () => void) => {
  const timer = setInterval(changed, 1000);
  return () => clearInterval(timer);
};

/** The time in whole seconds, for what counts down. */
export const useSecond = (): number =>
  useSyncExternalStore(
    everySecond,
    () => Math.floor(now().getTime() / 1000),
    () => 0,
  );
