import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { listActive } from "./services.repository.ts";

interface Asked {
  storeId: Id;
  serviceId: Id;
}

/** In the order asked for; undefined for a service that the store does not offer. */
export async function findServiceOffers(
  { db, config }: Pick<Deps, "db" | "config">,
  asked: readonly Asked[],
): Promise<(Service | undefined)[]> {
  if (asked.length === 0) return [];
  const ids = [...new Set(asked.map(({ serviceId }) => serviceId))];
  const found = await listActive(db, ids, config.CURRENCY);
  return asked.map(
    ({ storeId, serviceId }) =>
      found.find((one) => one.storeId === storeId && one.service.id === serviceId)?.service,
  );
}
