import type { Deps } from "#kernel/deps.ts";
import { claimSource, saveCopy, saveFailure, type WhichSource } from "./external-calendars.repository.ts";
import { fetchBusy } from "./fetch-busy.ts";

interface Reading {
  since: Date;
  isScheduled: boolean;
  zone: string;
}

/** Fetches a new copy unless one was tried after `since`. If that fails, the last good copy stays. */
export async function renewSource(
  deps: Deps,
  which: WhichSource,
  { zone, ...claim }: Reading,
): Promise<void> {
  const address = await claimSource(deps.db, which, { ...claim, now: deps.clock.now() });
  if (address === undefined) return;
  const read = await fetchBusy(deps, { address, storeId: which.storeId, zone });
  if ("error" in read) await saveFailure(deps.db, which, read.error);
  else await saveCopy(deps.db, which, read, deps.clock.now());
}
