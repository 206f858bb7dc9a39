import { limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { addressKey } from "#kernel/limits/rate-limit.ts";
import { type Clock, minutes } from "#kernel/time/clock.ts";

/**
 * Enough for an office, and far below the limit for all senders together, so that no network can block the
 * form for everyone.
 */
const MOST_AN_HOUR = 10;

/**
 * Counts the messages of each network per process, because the database stores no visitors' addresses. Throws
 * "rate_limited".
 */
export function networkLimit(clock: Clock): (address: string) => void {
  const refuse = limitPerWindow(clock, {
    most: MOST_AN_HOUR,
    length: minutes(60),
    message: `${MOST_AN_HOUR} messages came from your network within an hour. Wait a while before you send another.`,
  });
  return (address) => refuse(addressKey(address));
}
