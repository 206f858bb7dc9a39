import { translateNames } from "#features/catalog/translations/translate-names.ts";
import type { Db } from "#kernel/database/db.ts";
import type { AppointmentRow } from "./appointments.repository.ts";

/** The title in the customer's language, if it is the name of a service that the seller has translated. */
export async function titleForCustomer(db: Db, row: AppointmentRow): Promise<string> {
  const [title = row.title] = await translateNames(db, row, [{ id: row.serviceId, name: row.title }]);
  return title;
}
