import type { Store } from "@solodesk/contract/store/store.ts";
import type { Db } from "#kernel/database/db.ts";
import { sumRevenueByWeek } from "./dashboard.repository.ts";
import type { Week } from "./weeks-up-to.ts";

/** What was earned in each of these weeks, in minor units, with the first and the last day of each. */
export async function listWeeklyRevenue(
  db: Db,
  { id }: Pick<Store, "id">,
  weeks: readonly Week[],
): Promise<(Week["days"] & { amount: number })[]> {
  const amounts = await sumRevenueByWeek(db, id, weeks);
  return weeks.map(({ days }, nth) => ({ ...days, amount: amounts[nth] ?? 0 }));
}
