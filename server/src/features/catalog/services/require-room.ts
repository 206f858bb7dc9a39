import { maxServices } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { countArchived, countServices } from "./services.repository.ts";

/** As many as anybody archives in a life of selling. */
const MOST_ARCHIVED = 1000;

/** Throws "validation_failed" when the store, which the caller has locked, offers as many services as it may. */
export async function requireRoom(tx: Db, storeId: Id): Promise<void> {
  if ((await countServices(tx, storeId)) < maxServices) return;
  throw new AppError("validation_failed", {
    message: `A store offers at most ${maxServices} services. Archive one first.`,
  });
}

/**
 * For one more than the store ever had: the same, and "validation_failed" when its archive is full. Nothing is deleted
 * from there to make room, because orders and appointments name their service by its id for as long as they are kept;
 * archiving is never refused either, because nobody may be made to go on offering something.
 */
export async function requireRoomForNew(tx: Db, storeId: Id): Promise<void> {
  await requireRoom(tx, storeId);
  if ((await countArchived(tx, storeId)) < MOST_ARCHIVED) return;
  throw new AppError("validation_failed", {
    message: `Your archive is full with ${MOST_ARCHIVED.toLocaleString("en")} services. Restore one of them and change it instead.`,
  });
}
