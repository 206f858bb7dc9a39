import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { countBookingsOf } from "./bookings.repository.ts";

interface Contact {
  storeId: Id;
  email: string;
  phone: string;
  since: Date;
}

/** What one contact has booked on a store page since then; an empty email or phone is nobody's. */
export const countBookings = (tx: Db, contact: Contact): Promise<number> => countBookingsOf(tx, contact);
