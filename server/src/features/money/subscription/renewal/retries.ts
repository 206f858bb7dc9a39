// When a renewal that failed is retried, and when that ends.
import { after, days } from "#kernel/time/clock.ts";

const RETRY_DAYS = [1, 3, 5, 7] as const;
const GRACE = days(7);

/** The longest a plan stays active unpaid; see hold-unpaid.ts. */
export const expiryOf = (owedFrom: Date): Date => after(owedFrom, GRACE);

/** Returns the next attempt, or undefined if there is none. Attempts missed during an outage are skipped. */
export const nextTry = (owedFrom: Date, now: Date): Date | undefined =>
  RETRY_DAYS.map((n) => after(owedFrom, days(n))).find((at) => at > now);

/**
 * Returns since when the next period is owed: the end of the one before, or now if the whole grace period has
 * passed since then. Users do not pay for an outage.
 */
export const owedSince = (periodEnd: Date, now: Date): Date => (now > expiryOf(periodEnd) ? now : periodEnd);
