import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { listServices } from "./list-services.ts";
import { savePositions } from "./services.repository.ts";

/** Throws "version_conflict" unless these are the seller's services that are not archived, each once. */
export function orderServices(deps: Deps, userId: Id, ids: Id[]): Promise<Service[]> {
  return inTransaction(deps, async (deps) => {
    const store = await raiseStoreVersion(userId, deps);
    const known = store ? await listServices(deps, store.id) : [];
    const isWhole = known.length === ids.length && known.every(({ id }) => ids.includes(id));
    if (!isWhole)
      throw new AppError("version_conflict", {
        message: t("Your services have changed since you opened the list. Reload it, then try again."),
      });
    if (!store) return [];
    await savePositions(deps.db, store.id, ids, deps.clock.now());
    return listServices(deps, store.id);
  });
}
