import { translateName } from "#features/catalog/translations/translate-names.ts";
import type { Db } from "#kernel/database/db.ts";
import type { AppointmentRow } from "./appointments.repository.ts";

/** Returns the title in the reader's language, if it is the name of a service that the seller has translated. */
export const titleForReader = (
  db: Db,
  { storeId, serviceId: id, title: name }: AppointmentRow,
): Promise<string> => translateName(db, { storeId, id, name });
