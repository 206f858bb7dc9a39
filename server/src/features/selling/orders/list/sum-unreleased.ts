import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { sumUnreleasedByDay } from "./unreleased.repository.ts";

/**
 * What becomes available to withdraw on each day of the zone, in minor units, soonest first. A release that is late is
 * expected today.
 */
export const sumUnreleased = (
  db: Db,
  storeId: Id,
  at: { zone: string; now: Date },
): Promise<{ date: string; amount: number }[]> => sumUnreleasedByDay(db, storeId, at);
