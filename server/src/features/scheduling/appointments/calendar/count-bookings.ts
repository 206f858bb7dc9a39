import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { countBookingsOf } from "./bookings.repository.ts";

interface Contact {
  storeId: Id;
  email: string;
  phone: string;
  since: Date;
}

/** Counts bookings by one contact on a store page since then. An empty email or phone matches nobody. */
export const countBookings = (tx: Db, contact: Contact): Promise<number> => countBookingsOf(tx, contact);
