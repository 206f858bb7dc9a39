import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requirePlanQuota } from "#features/money/subscription/limits/require-plan-quota.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireCardFee } from "../require-payment.ts";
import { requireServiceQuota } from "../require-service-quota.ts";
import { unarchiveService } from "../services.repository.ts";

/**
 * Throws "not_found" for a service that is not archived, "plan_limit_reached", and "validation_failed" for
 * one service too many or a saved card without a fee.
 */
export function restoreService(deps: Deps, userId: Id, id: Id): Promise<Service> {
  return inTransaction(deps, async (deps) => {
    // Locks the store, so that two services cannot both be the last one allowed.
    const store = await raiseStoreVersion(userId, deps);
    if (!store) throw new AppError("not_found");
    await requireServiceQuota(deps.db, store.id);
    const which = { id, storeId: store.id, currency: deps.config.CURRENCY };
    const service = await unarchiveService(deps.db, which, deps.clock.now());
    if (!service) throw new AppError("not_found");
    requireCardFee(store, service.payment);
    await requirePlanQuota(deps, userId, "services", service.active ? 1 : 0);
    return service;
  });
}
