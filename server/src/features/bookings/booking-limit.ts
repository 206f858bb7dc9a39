// What strangers of one network may ask for, counted in this process, because the database keeps no addresses of visitors.
import { type Clock, minutes } from "#kernel/clock.ts";
import { limitPerWindow } from "#kernel/limit-per-window.ts";
import { addressKey } from "#kernel/rate-limit.ts";

/** More than a household books, and far below what fills a calendar: each booking holds its time until it is answered. */
const MOST_BOOKINGS = 5;
/** Somebody who cannot decide between times tries some of them; each is kept for minutes only. */
const MOST_HOLDS = 30;
/** Each is told to the guest, whoever that address belongs to, and to the seller: nobody is buried in mails. */
const MOST_CHANGES = 10;

type Refuse = (address: string) => void;

function limitAnHour(clock: Clock, most: number, message: string): Refuse {
  const refuse = limitPerWindow(clock, { most, length: minutes(60), message });
  return (address) => refuse(addressKey(address));
}

/** Throws "rate_limited". */
export const bookingLimit = (clock: Clock): Refuse =>
  limitAnHour(
    clock,
    MOST_BOOKINGS,
    `${MOST_BOOKINGS} bookings were asked for from your network within an hour. Wait a while before the next.`,
  );

/** Throws "rate_limited". */
export const holdLimit = (clock: Clock): Refuse =>
  limitAnHour(
    clock,
    MOST_HOLDS,
    `${MOST_HOLDS} times were held from your network within an hour. You can still book, but no time is kept while you type.`,
  );

/** Throws "rate_limited". */
export const changeLimit = (clock: Clock): Refuse =>
  limitAnHour(
    clock,
    MOST_CHANGES,
    `${MOST_CHANGES} changes were made from your network within an hour. Wait a while, or get in touch with the store.`,
  );
