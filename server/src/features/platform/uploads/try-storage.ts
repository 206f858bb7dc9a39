import type { Deps } from "#kernel/deps.ts";
import { ownsStorage } from "./owns-storage.ts";

/**
 * Asks at the start what the first upload would meet, so that wrong keys are in the log before somebody's picture is
 * refused. A desk without its pictures is still a desk: this stops no start, and readiness does not hang on it.
 */
export async function tryStorage(deps: Pick<Deps, "db" | "storage" | "newId" | "log">): Promise<void> {
  try {
    if (await ownsStorage(deps)) deps.log.info("the bucket for pictures answers");
  } catch (error) {
    deps.log.error({ err: error }, "no pictures can be kept or shown until the bucket can be used");
  }
}
