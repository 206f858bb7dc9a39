import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Db } from "#kernel/database/db.ts";
import { sumBookedMinutes } from "./calendar.repository.ts";

/** Minutes of the range that are booked. What overlaps counts once; cancelled appointments don't count. */
export const sumBooked = (db: Db, storeId: Id, range: Range): Promise<number> =>
  sumBookedMinutes(db, storeId, range);
