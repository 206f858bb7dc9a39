import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { hasProvenAppointment } from "./bookings.repository.ts";

/**
 * Whether this store knows the email address: a booking with it was verified, paid for or completed, or the seller
 * confirmed or made an appointment for it.
 */
export const isKnownCustomer = (db: Db, customer: { storeId: Id; email: string }): Promise<boolean> =>
  hasProvenAppointment(db, customer);
