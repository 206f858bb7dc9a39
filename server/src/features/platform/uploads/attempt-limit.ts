import { limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { type Clock, minutes } from "#kernel/time/clock.ts";

/** More than anybody picks by hand; below what one address may send, so that more addresses do not help one account. */
const MOST_A_MINUTE = 20;

/**
 * Counts what each user tries in this process. A file that turns out to be no picture leaves no row that the allowance
 * of a day could count, and costs as much work. Throws "rate_limited".
 */
export const attemptLimit = (clock: Clock): ((userId: string) => void) =>
  limitPerWindow(clock, {
    most: MOST_A_MINUTE,
    length: minutes(1),
    message: `You have sent ${MOST_A_MINUTE} pictures within a minute. Wait a moment before you send another.`,
  });
