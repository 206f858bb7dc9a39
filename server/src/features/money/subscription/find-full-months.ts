import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { betterLimits } from "#features/money/plans/better-terms.ts";
import type { Deps } from "#kernel/deps.ts";
import { countMonths, listStoreTerms } from "./limits/quota.repository.ts";

interface Asked {
  storeId: Id;
  range: Range;
  /** A slot held for the visitor, which does not count against them. */
  except?: Id | undefined;
}

/**
 * Returns the months, on the store's calendar, in which the plan of its owner allows no more appointments.
 */
export async function findFullMonths(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { storeId, range, except }: Asked,
): Promise<Range[]> {
  const [terms] = await listStoreTerms(db, [storeId]);
  const most = terms ? betterLimits(terms.paid, terms.free).appointments_per_month : null;
  if (most === null) return [];
  const months = await countMonths(db, { storeId, range, except, now: clock.now() });
  return months.filter(({ taken }) => taken >= most);
}
