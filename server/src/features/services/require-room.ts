import type { Id } from "@solodesk/contract/kernel/id.ts";
import { maxServices } from "@solodesk/contract/services.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/db.ts";
import { countServices } from "./services.repository.ts";

/** Throws "validation_failed" when the store, which the caller has locked, offers as many services as it may. */
export async function requireRoom(tx: Db, storeId: Id): Promise<void> {
  if ((await countServices(tx, storeId)) < maxServices) return;
  throw new AppError("validation_failed", {
    message: `A store offers at most ${maxServices} services. Archive one first.`,
  });
}
