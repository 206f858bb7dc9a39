import { limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { type Clock, minutes } from "#kernel/time/clock.ts";

/** Far more often than any calendar app asks; a feed of thousands costs a tenth of a second to write. */
const MOST_A_MINUTE = 30;

/** Throws "rate_limited". */
export const feedLimit = (clock: Clock): ((token: string) => void) =>
  limitPerWindow(clock, {
    most: MOST_A_MINUTE,
    length: minutes(1),
    message: "This calendar is asked for too often. Wait a minute before the next time.",
  });
