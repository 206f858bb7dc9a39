import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeDetaching } from "./detach-methods.ts";
import { dropAppointmentMethods } from "./methods.repository.ts";

/** Part of the caller's transaction: removes methods that were saved for appointments. Does nothing to others. */
export async function dropMethods(
  deps: Pick<Deps, "db" | "clock" | "jobs" | "log">,
  ids: readonly Id[],
): Promise<void> {
  if (ids.length === 0) return;
  if ((await dropAppointmentMethods(deps.db, ids, deps.clock.now())) > 0) await wakeDetaching(deps);
}
