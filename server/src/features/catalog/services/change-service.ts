// Shared by editing and removing, which set different columns. Removing can also drop pictures of older
// archived services.

import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { changeSlug } from "#features/catalog/services/slugs/change-slug.ts";
import { requirePlanQuota } from "#features/money/subscription/limits/require-plan-quota.ts";
import { requireOwnPicture } from "#features/platform/uploads/require-own-picture.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { findOne, giveUpOldPictures, type ServiceChange, updateService } from "./services.repository.ts";

interface Wanted {
  change: ServiceChange;
  /** Its new slug. */
  slug?: string | undefined;
  /** Gets the service as it is, in the same transaction. Throws to stop the change, or returns further changes. */
  check?: ((before: Service, store: Store) => ServiceChange) | undefined;
}

/**
 * Throws "not_found" for a service that is not this seller's, "validation_failed" for a picture that is not or a taken slug,
 * "plan_limit_reached" for one active service too many.
 */
export function changeService(
  deps: Deps,
  userId: Id,
  id: Id,
  { change, slug, check }: Wanted,
): Promise<Service> {
  return inTransaction(deps, async (deps) => {
    const store = await raiseStoreVersion(userId, deps);
    await requireOwnPicture(deps.db, userId, change.imageUrl, "image_url");
    const which = store && { id, storeId: store.id, currency: deps.config.CURRENCY };
    const before = which && (change.active || check) ? await findOne(deps.db, which) : undefined;
    const more = before && store && check?.(before, store);
    if (which && slug !== undefined)
      await changeSlug(deps, { storeId: which.storeId, kind: "service", targetId: id, slug });
    const service = which && (await updateService(deps.db, which, { ...change, ...more }, deps.clock.now()));
    if (!which || !service) throw new AppError("not_found");
    if (before && change.active && !before.active) await requirePlanQuota(deps, userId, "services", 1);
    if (change.archivedAt) await giveUpOldPictures(deps.db, which.storeId);
    return service;
  });
}
