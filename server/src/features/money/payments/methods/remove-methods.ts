import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeDetaching } from "./detach-methods.ts";
import { removeMethodsOf } from "./methods.repository.ts";

/** Part of the caller's transaction: nothing that somebody had kept is charged any more. False where nothing was. */
export async function removeMethods(
  deps: Pick<Deps, "clock" | "jobs" | "log">,
  tx: Db,
  userId: Id,
): Promise<boolean> {
  if ((await removeMethodsOf(tx, userId, deps.clock.now())) === 0) return false;
  await wakeDetaching(deps, tx);
  return true;
}
