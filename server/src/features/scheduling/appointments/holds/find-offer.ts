import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/**
 * Returns a service that visitors can book. Throws "not_found" if the store is unpublished or the service
 * inactive.
 */
export async function findOffer(
  deps: Deps,
  websiteUrl: string,
  serviceId: Id,
): Promise<{ store: Store; service: Service }> {
  const found = await findPublishedStore(deps.db, websiteUrl);
  if (!found) throw new AppError("not_found", { message: t("There is no open store at this address.") });
  const service = await findService(deps, found.store.id, serviceId);
  if (!service?.active)
    throw new AppError("not_found", { message: t("This service is no longer available.") });
  return { store: found.store, service };
}
