import { AppError } from "#kernel/app-error.ts";
import { type Clock, minutes, wholeSeconds } from "#kernel/clock.ts";
import { addressKey, callCounter } from "#kernel/rate-limit.ts";

/** Below what an office of people writes, and far below what all together may: nobody closes the form for everybody. */
const MOST_AN_HOUR = 10;

/**
 * Counts the messages of each network in this process, because the database keeps no addresses of visitors.
 * Throws "rate_limited".
 */
export function networkLimit(clock: Clock): (address: string) => void {
  const count = callCounter(clock, minutes(60));
  return (address) => {
    const { current, ttl } = count(addressKey(address));
    if (current <= MOST_AN_HOUR) return;
    throw new AppError("rate_limited", {
      message: `${MOST_AN_HOUR} messages came from your network within an hour. Wait a while before you send another.`,
      retryAfter: wholeSeconds(ttl),
    });
  };
}
