import type { Deps } from "#kernel/deps.ts";
import { ownsStorage } from "./owns-storage.ts";

/**
 * Tries the storage at the start, so that wrong keys are logged before a user's upload fails. It never
 * prevents the start, and readiness does not depend on it: the product works without pictures.
 */
export async function tryStorage(deps: Pick<Deps, "db" | "storage" | "newId" | "log">): Promise<void> {
  try {
    if (await ownsStorage(deps)) deps.log.info("the bucket for pictures answers");
  } catch (error) {
    deps.log.error({ err: error }, "no pictures can be kept or shown until the bucket can be used");
  }
}
