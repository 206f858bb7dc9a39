import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { countUnbookedRows } from "./packs.repository.ts";

/** How many visits of packs the seller's customers have paid for and not booked, of one service or of all. */
export const countUnbooked = async (
  { db }: Pick<Deps, "db">,
  userId: Id,
  serviceId?: Id,
): Promise<{ visits: number }> => ({ visits: await countUnbookedRows(db, userId, serviceId) });
