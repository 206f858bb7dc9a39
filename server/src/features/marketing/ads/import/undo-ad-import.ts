import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteUnusedCampaigns } from "../campaigns.repository.ts";
import { lockSpend } from "../spend/lock-spend.ts";
import { lockImport, undoValues } from "./imports.repository.ts";

/** Undoes an import. Throws "not_found", also if it is undone already, and "request_in_progress". */
export async function undoAdImport(
  deps: Pick<Deps, "db" | "clock">,
  userId: Id,
  id: Id,
): Promise<{ removed: number; restored: number }> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("not_found");
  return inTransaction(deps, async (deps) => {
    await lockSpend(deps.db, store.id);
    if (!(await lockImport(deps.db, store.id, id))) throw new AppError("not_found");
    const taken = await undoValues(deps.db, store.id, id, deps.clock.now());
    await deleteUnusedCampaigns(deps.db, store.id);
    return taken;
  });
}
