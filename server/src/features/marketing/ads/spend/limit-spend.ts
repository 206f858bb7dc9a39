import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { measureSpend } from "./spend.repository.ts";

/** Most campaign days of a store, including those that undoing an import would restore. */
export const MOST_DAYS = 5_000_000;
/** Most of these that were typed in: their list reads every one. */
const MOST_TYPED = 20_000;

/**
 * Checks the limits after writing, in the same transaction. Values that an undo could restore count too, so
 * that no undo exceeds a limit. `field` is the field of the request to blame. Throws "validation_failed".
 */
export async function limitSpend(tx: Db, storeId: Id, field: string, most = MOST_DAYS): Promise<void> {
  const { days, typed, highest } = await measureSpend(tx, storeId, most + 1);
  if (days > most) throw refused(field, t("Your store has too much ad data. Undo older imports first."));
  if (typed > MOST_TYPED)
    throw refused(field, t("You've entered spend for too many days. Remove some first."));
  // Their sums could no longer be represented exactly.
  if (highest > Number.MAX_SAFE_INTEGER)
    throw refused(field, t("This would make your total ad spend too large."));
}

const refused = (field: string, reason: string): AppError =>
  new AppError("validation_failed", { fields: { [field]: reason } });
