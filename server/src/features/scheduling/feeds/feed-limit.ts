import { limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { type Clock, minutes } from "#kernel/time/clock.ts";

/** Per feed. Far more than any calendar app needs. Writing a feed of thousands takes a tenth of a second. */
const MOST_A_MINUTE = 30;

/** Throws "rate_limited". */
export const feedLimit = (clock: Clock): ((token: string) => void) =>
  limitPerWindow(clock, {
    most: MOST_A_MINUTE,
    length: minutes(1),
    message: "This calendar is asked for too often. Wait a minute before the next time.",
  });
