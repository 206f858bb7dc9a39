import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { hasProvenAppointment } from "./bookings.repository.ts";

/**
 * Whether this store knows the email address: somebody booked with it and verified that, paid or came, or the seller
 * confirmed the booking or made it.
 */
export const isKnownCustomer = (db: Db, customer: { storeId: Id; email: string }): Promise<boolean> =>
  hasProvenAppointment(db, customer);
