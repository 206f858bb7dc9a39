import { useSyncExternalStore } from "react";
import { now } from "./clock.ts";

const everySecond = (changed: () => void) => {
  const timer = setInterval(changed, 1000);
  return () => clearInterval(timer);
};

/** The current time in whole seconds, for countdowns; 0 on the server. */
export const useSecond = (): number =>
  useSyncExternalStore(
    everySecond,
    () => Math.floor(now().getTime() / 1000),
    () => 0,
  );
