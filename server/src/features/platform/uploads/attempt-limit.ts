import { limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { type Clock, minutes } from "#kernel/time/clock.ts";

/**
 * More than a user picks by hand, but below the limit per network address, so that using more addresses does
 * not help an account.
 */
const MOST_A_MINUTE = 20;

/**
 * Counts each user's attempts per process. A file that is not a picture costs as much work but leaves no row
 * that the daily allowance could count. Throws "rate_limited".
 */
export const attemptLimit = (clock: Clock): ((userId: string) => void) =>
  limitPerWindow(clock, {
    most: MOST_A_MINUTE,
    length: minutes(1),
    message: `You have sent ${MOST_A_MINUTE} pictures within a minute. Wait a moment before you send another.`,
  });
