import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Deps } from "#kernel/deps.ts";
import { countMonths, findMonthLimit } from "./limits/room.repository.ts";

interface Asked {
  storeId: Id;
  range: Range;
  /** A time that is kept for whoever asks is not in their way. */
  except?: Id | undefined;
}

/** Months in which the plan of a store's owner holds no more appointments, on the store's calendar. */
export async function findFullMonths(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { storeId, range, except }: Asked,
): Promise<Range[]> {
  const most = await findMonthLimit(db, storeId);
  if (most === null) return [];
  const months = await countMonths(db, { storeId, range, except, now: clock.now() });
  return months.filter(({ taken }) => taken >= most);
}
