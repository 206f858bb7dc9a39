import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { findOne } from "./services.repository.ts";

/** Undefined if the store has no such service or has archived it. */
export const findService = (
  { db, config }: Pick<Deps, "db" | "config">,
  storeId: Id,
  id: Id,
): Promise<Service | undefined> => findOne(db, { id, storeId, currency: config.CURRENCY });
