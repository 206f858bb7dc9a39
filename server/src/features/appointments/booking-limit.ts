import { type Clock, minutes } from "#kernel/clock.ts";
import { limitPerWindow } from "#kernel/limit-per-window.ts";
import { addressKey } from "#kernel/rate-limit.ts";

/** More than a household books, and far below what fills a calendar: each booking holds its time. */
const MOST_AN_HOUR = 5;

/**
 * Counts the bookings that strangers of each network ask for, in this process, because the database keeps no addresses
 * of visitors. Throws "rate_limited".
 */
export function bookingLimit(clock: Clock): (address: string) => void {
  const refuse = limitPerWindow(clock, {
    most: MOST_AN_HOUR,
    length: minutes(60),
    message: `${MOST_AN_HOUR} bookings were asked for from your network within an hour. Wait a while before the next.`,
  });
  return (address) => refuse(addressKey(address));
}
