import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requirePlanQuota } from "#features/money/subscription/limits/require-plan-quota.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { AppError } from "#kernel/app-error.ts";
import { transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireRoom } from "./require-room.ts";
import { unarchiveService } from "./services.repository.ts";

/** Throws "not_found" for what is not archived, "plan_limit_reached", and "validation_failed" for one service too many. */
export function restoreService(deps: Deps, userId: Id, id: Id): Promise<Service> {
  return transact(deps.db, async (tx) => {
    // Locks the store, so that two services cannot both be the last one allowed.
    const store = await raiseStoreVersion(tx, userId, deps);
    if (!store) throw new AppError("not_found");
    await requireRoom(tx, store.id);
    const which = { id, storeId: store.id, currency: deps.config.CURRENCY };
    const service = await unarchiveService(tx, which, deps.clock.now());
    if (!service) throw new AppError("not_found");
    await requirePlanQuota(deps, tx, userId, "services", service.active ? 1 : 0);
    return service;
  });
}
