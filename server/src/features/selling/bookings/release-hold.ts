import { dropHold } from "#features/scheduling/appointments/holds/drop-hold.ts";
import { readHold } from "#features/scheduling/appointments/holds/read-hold.ts";
import type { Deps } from "#kernel/deps.ts";

/** Gives the time back; what is no hold, or none any more, stays as it is. */
export async function releaseHold(deps: Deps, token: string): Promise<void> {
  const id = readHold(deps, token);
  if (id !== undefined) await dropHold(deps, id);
}
