import { limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { addressKey } from "#kernel/limits/rate-limit.ts";
import { type Clock, minutes } from "#kernel/time/clock.ts";

/** Below what an office of people writes, and far below what all together may: nobody closes the form for everybody. */
const MOST_AN_HOUR = 10;

/**
 * Counts the messages of each network in this process, because the database keeps no addresses of visitors.
 * Throws "rate_limited".
 */
export function networkLimit(clock: Clock): (address: string) => void {
  const refuse = limitPerWindow(clock, {
    most: MOST_AN_HOUR,
    length: minutes(60),
    message: `${MOST_AN_HOUR} messages came from your network within an hour. Wait a while before you send another.`,
  });
  return (address) => refuse(addressKey(address));
}
