import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeDetaching } from "./detach-methods.ts";
import { removeMethodsOf } from "./methods.repository.ts";

/** Part of the caller's transaction: nothing that somebody had kept is charged any more. False where nothing was. */
export async function removeMethods(
  deps: Pick<Deps, "db" | "clock" | "jobs" | "log">,
  userId: Id,
): Promise<boolean> {
  if ((await removeMethodsOf(deps.db, userId, deps.clock.now())) === 0) return false;
  await wakeDetaching(deps);
  return true;
}
