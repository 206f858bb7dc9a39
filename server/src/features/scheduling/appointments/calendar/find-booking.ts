import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findStore } from "#features/store/store/find-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { readManageCode } from "../manage-address.ts";
import { findAppointmentAnywhere } from "./bookings.repository.ts";

export interface FoundBooking {
  store: Store;
  row: AppointmentRow;
}

/**
 * Finds the booking behind a customer's link, by its code alone: a store may be renamed, and another store
 * may have its old address by the time of the appointment. Returns undefined for a code that this
 * installation did not issue.
 */
export async function findBooking(
  { db, secrets }: Pick<Deps, "db" | "secrets">,
  code: string,
): Promise<FoundBooking | undefined> {
  const id = readManageCode(secrets, code);
  const row = id === undefined ? undefined : await findAppointmentAnywhere(db, id);
  const store = row && (await findStore(db, row.storeId));
  return store && { store, row };
}

/** Throws "not_found". */
export async function requireBooking(deps: Deps, code: string): Promise<FoundBooking> {
  const booking = await findBooking(deps, code);
  if (!booking) throw new AppError("not_found", { message: t("There is no booking at this address.") });
  return booking;
}
