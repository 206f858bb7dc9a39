import { useSyncExternalStore } from "react";
import { now } from "#kernel/time/clock.ts";

/** Longer waits would overflow the browser's timer, and run at once. */
const LONGEST = 2_147_483_647;

/** Whether the moment has passed; never, if there is none. */
export function usePast(instant: string | null): boolean {
  const left = () => (instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant) - now().getTime());
  return useSyncExternalStore(
    (changed) => {
      const timer = setTimeout(changed, Math.min(Math.max(left(), 0) + 1, LONGEST));
      return () => clearTimeout(timer);
    },
    () => left() <= 0,
  );
}
