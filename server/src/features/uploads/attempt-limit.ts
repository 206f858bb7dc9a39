import { AppError } from "#kernel/app-error.ts";
import type { Clock } from "#kernel/clock.ts";
import { callCounter } from "#kernel/rate-limit.ts";

/** More than anybody picks by hand; below what one address may send, so that more addresses do not help one account. */
const MOST_A_MINUTE = 20;

/**
 * Counts what each user tries in this process. A file that turns out to be no picture leaves no row that the allowance
 * of a day could count, and costs as much work. Throws "rate_limited".
 */
export function attemptLimit(clock: Clock): (userId: string) => void {
  const count = callCounter(clock);
  return (userId) => {
    const { current, ttl } = count(userId);
    if (current <= MOST_A_MINUTE) return;
    throw new AppError("rate_limited", {
      message: `You have sent ${MOST_A_MINUTE} pictures within a minute. Wait a moment before you send another.`,
      retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
    });
  };
}
