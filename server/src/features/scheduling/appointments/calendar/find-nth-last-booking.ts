import type { Db } from "#kernel/database/db.ts";
import { type Contact, findNthLastBookingOf } from "./bookings.repository.ts";

/** When one contact's `nth` last booking since then was made on a store page, if there were so many. */
export const findNthLastBooking = (tx: Db, contact: Contact): Promise<Date | undefined> =>
  findNthLastBookingOf(tx, contact);
