import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { listCapacities } from "./services.repository.ts";

/** How many spots these services of a store have, by id; also archived ones. */
export const findCapacities = async (
  db: Db,
  storeId: Id,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, number>> =>
  ids.length === 0 ? new Map() : new Map(await listCapacities(db, storeId, [...new Set(ids)]));
