import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/** Returns undefined without an id. Throws "not_found" if this store does not offer the service. */
export async function findWantedService(
  deps: Pick<Deps, "db" | "config">,
  storeId: Id,
  id: Id | undefined,
): Promise<Service | undefined> {
  if (id === undefined) return undefined;
  const service = await findService(deps, storeId, id);
  if (!service) throw new AppError("not_found", { message: t("This service is no longer available.") });
  return service;
}
