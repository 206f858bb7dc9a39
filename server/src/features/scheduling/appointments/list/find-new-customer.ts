import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { KnownCustomer } from "@solodesk/contract/scheduling/customers.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findAppointment } from "../appointments.repository.ts";
import { hasEarlierAppointment } from "./customers.repository.ts";

/**
 * Returns the customer of an appointment if it is the first that this person has with the store; undefined if they are known
 * already. Throws "not_found" if the appointment is not this seller's.
 */
export async function findNewCustomer(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  appointmentId: Id,
): Promise<KnownCustomer | undefined> {
  const store = await findStoreOfUser(db, userId);
  const row = store && (await findAppointment(db, { storeId: store.id, id: appointmentId }));
  if (!row) throw new AppError("not_found");
  if (await hasEarlierAppointment(db, row)) return undefined;
  return {
    name: row.customerName,
    email: row.customerEmail,
    phone: row.customerPhone,
    last_at: row.startsAt.toISOString(),
    owes: { amount: row.openAmount, currency: config.CURRENCY },
  };
}
