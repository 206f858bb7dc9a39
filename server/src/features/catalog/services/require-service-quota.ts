import { maxServices } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { countArchived, countServices } from "./services.repository.ts";

/** More than any seller archives in practice. */
const MOST_ARCHIVED = 1000;

/**
 * Throws "validation_failed" if the store, which the caller has locked, offers as many services as it may.
 */
export async function requireServiceQuota(tx: Db, storeId: Id): Promise<void> {
  if ((await countServices(tx, storeId)) < maxServices) return;
  throw new AppError("validation_failed", {
    message: t("A store can offer at most {maxServices} services. Archive one first.", { maxServices }),
  });
}

/**
 * For a service that is new to the store: also throws "validation_failed" if the archive is full. The archive
 * is never emptied to make room, because orders and appointments refer to their service by its id. Archiving
 * is never refused either, because sellers must always be able to stop offering something.
 */
export async function requireQuotaForNew(tx: Db, storeId: Id): Promise<void> {
  await requireServiceQuota(tx, storeId);
  if ((await countArchived(tx, storeId)) < MOST_ARCHIVED) return;
  throw new AppError("validation_failed", {
    message: t("Your archive is full: it holds {most, number} services. Restore one and change it instead.", {
      most: MOST_ARCHIVED,
    }),
  });
}
