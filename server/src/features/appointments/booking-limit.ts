import { AppError } from "#kernel/app-error.ts";
import { type Clock, minutes, wholeSeconds } from "#kernel/clock.ts";
import { addressKey, callCounter } from "#kernel/rate-limit.ts";

/** Above what an office of people books, and far below what fills a calendar: each booking holds its time. */
const MOST_AN_HOUR = 30;

/**
 * Counts the bookings that strangers of each network ask for, in this process, because the database keeps no addresses
 * of visitors. Throws "rate_limited".
 */
export function bookingLimit(clock: Clock): (address: string) => void {
  const count = callCounter(clock, minutes(60));
  return (address) => {
    const { current, ttl } = count(addressKey(address));
    if (current <= MOST_AN_HOUR) return;
    throw new AppError("rate_limited", {
      message: `${MOST_AN_HOUR} bookings were asked for from your network within an hour. Wait a while before the next.`,
      retryAfter: wholeSeconds(ttl),
    });
  };
}
