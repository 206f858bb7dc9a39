// When a period that could not be paid is tried again, and when that is given up.
import { after, days } from "#kernel/time/clock.ts";

const RETRY_DAYS = [1, 3, 5, 7] as const;
const GRACE = days(7);

/** The longest it holds unpaid; see hold-unpaid.ts. */
export const expiryOf = (owedFrom: Date): Date => after(owedFrom, GRACE);

/** The next try; undefined when there is none. Those that a standstill has missed are not made up for. */
export const nextTry = (owedFrom: Date, now: Date): Date | undefined =>
  RETRY_DAYS.map((n) => after(owedFrom, days(n))).find((at) => at > now);

/**
 * From when on the next period is owed: the end of the one before, or now when nothing asked for it in all those days.
 * Nobody pays for a time in which the service stood still.
 */
export const owedSince = (periodEnd: Date, now: Date): Date => (now > expiryOf(periodEnd) ? now : periodEnd);
