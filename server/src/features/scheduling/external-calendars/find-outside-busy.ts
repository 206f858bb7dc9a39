import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Db } from "#kernel/database/db.ts";
import { listBusyRows } from "./external-calendars.repository.ts";

/** Returns the name of another calendar of the seller that is busy at this time. */
export async function findOutsideBusy(db: Db, storeId: Id, range: Range): Promise<string | undefined> {
  const [first] = await listBusyRows(db, storeId, range);
  return first?.name;
}
