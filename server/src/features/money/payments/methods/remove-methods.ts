import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeDetaching } from "./detach-methods.ts";
import { removeMethodsOf } from "./methods.repository.ts";

/**
 * Part of the caller's transaction: removes all of a user's saved methods. Returns false if there were none.
 */
export async function removeMethods(
  deps: Pick<Deps, "db" | "clock" | "jobs" | "log">,
  userId: Id,
): Promise<boolean> {
  if ((await removeMethodsOf(deps.db, userId, deps.clock.now())) === 0) return false;
  await wakeDetaching(deps);
  return true;
}
