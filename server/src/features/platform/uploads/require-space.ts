import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/** The database may be on the same file system and cannot work without free space. */
const LEAST_FREE_MB = 500;

/** Throws "unavailable" while the storage is nearly full, and logs it for the operator. */
export async function requireSpace({ storage, log }: Pick<Deps, "storage" | "log">): Promise<void> {
  const free = Math.floor((await storage.free()) / 1_000_000);
  if (free >= LEAST_FREE_MB) return;
  log.error({ free_mb: free, least_mb: LEAST_FREE_MB }, "no files are taken: the storage is nearly full");
  throw new AppError("unavailable", {
    message: t("We can't save files right now. Try again later."),
    retryAfter: 600,
  });
}
