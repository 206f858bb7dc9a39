import type { Id } from "@solodesk/contract/kernel/id.ts";
import { countBookings } from "#features/scheduling/appointments/calendar/count-bookings.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes, wholeSeconds } from "#kernel/time/clock.ts";

const HOUR = minutes(60);
/** More than one family books at once, and far below what fills a calendar. */
const MOST_AN_HOUR = 5;

interface Booker {
  storeId: Id;
  email: string;
  phone: string;
}

/**
 * Part of the transaction that books: what one email address or phone number books in one store, counted over all
 * processes. Throws "rate_limited".
 */
export async function requireFewBookings({ clock, config }: Deps, tx: Db, booker: Booker): Promise<void> {
  if (!config.RATE_LIMIT) return;
  const since = after(clock.now(), -HOUR);
  if ((await countBookings(tx, { ...booker, since })) < MOST_AN_HOUR) return;
  const message = `${MOST_AN_HOUR} bookings were made with this email address or phone number within an hour. Wait a while before the next.`;
  throw new AppError("rate_limited", { message, retryAfter: wholeSeconds(HOUR) });
}
