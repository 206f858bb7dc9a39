import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/** The database may lie on the same file system, and cannot go on without room of its own. */
const LEAST_FREE_MB = 500;

/** Throws "unavailable" while the storage is nearly full, and tells the operator. */
export async function requireSpace({ storage, log }: Pick<Deps, "storage" | "log">): Promise<void> {
  const free = Math.floor((await storage.free()) / 1_000_000);
  if (free >= LEAST_FREE_MB) return;
  log.error({ free_mb: free, least_mb: LEAST_FREE_MB }, "no pictures are taken: the storage is nearly full");
  throw new AppError("unavailable", {
    message: "No pictures can be kept right now. Try again later.",
    retryAfter: 600,
  });
}
