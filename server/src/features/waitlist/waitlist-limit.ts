import { type Clock, minutes } from "#kernel/clock.ts";
import { limitPerWindow } from "#kernel/limit-per-window.ts";
import { addressKey } from "#kernel/rate-limit.ts";

/** More days than somebody waits for, and each is a mail to whatever address was given. */
const MOST_AN_HOUR = 10;

/** Counted in this process, because the database keeps no addresses of visitors. Throws "rate_limited". */
export function waitlistLimit(clock: Clock): (address: string) => void {
  const refuse = limitPerWindow(clock, {
    most: MOST_AN_HOUR,
    length: minutes(60),
    message: `${MOST_AN_HOUR} places in waitlists were asked for from your network within an hour. Wait a while before the next.`,
  });
  return (address) => refuse(addressKey(address));
}
