import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { listOf } from "./services.repository.ts";

/** What a store offers, in the seller's order; at most 500. `onlyActive` leaves out what the public page does not show. */
export const listServices = (
  { db, config }: Pick<Deps, "db" | "config">,
  storeId: Id,
  { onlyActive = false }: { onlyActive?: boolean } = {},
): Promise<Service[]> => listOf(db, storeId, config.CURRENCY, onlyActive);
