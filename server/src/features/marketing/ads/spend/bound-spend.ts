import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { measureKept } from "./spend.repository.ts";

/** Days of campaigns that a store keeps, with those that an undone import would bring back. */
export const MOST_KEPT = 5_000_000;
/** Of these what was typed in: the list of it looks at each. */
const MOST_TYPED = 20_000;

/**
 * After the writing, in its transaction. What could be brought back counts, so that no undoing leads beyond a bound.
 * `field`: of what was sent. Throws "validation_failed".
 */
export async function boundSpend(tx: Db, storeId: Id, field: string, most = MOST_KEPT): Promise<void> {
  const { days, typed, highest } = await measureKept(tx, storeId, most + 1);
  if (days > most)
    throw refused(field, "Your store keeps too many days of campaigns. Undo older imports first.");
  if (typed > MOST_TYPED)
    throw refused(field, "Your store keeps too many days of spend that was typed in. Remove some first.");
  // No sum of them could be told any more.
  if (highest > Number.MAX_SAFE_INTEGER)
    throw refused(field, "With this your store's ads would come to more than can be written down.");
}

const refused = (field: string, reason: string): AppError =>
  new AppError("validation_failed", { fields: { [field]: reason } });
