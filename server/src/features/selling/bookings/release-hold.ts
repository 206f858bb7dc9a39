import { dropHold } from "#features/scheduling/appointments/holds/drop-hold.ts";
import { readHold } from "#features/scheduling/appointments/holds/read-hold.ts";
import type { Deps } from "#kernel/deps.ts";

/** Releases a held time. An invalid token, or one whose hold has ended or been booked, changes nothing. */
export async function releaseHold(deps: Deps, token: string): Promise<void> {
  const id = readHold(deps, token);
  if (id !== undefined) await dropHold(deps, id);
}
