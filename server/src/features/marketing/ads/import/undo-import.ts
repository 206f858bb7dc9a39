import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteUnspokenCampaigns } from "../campaigns.repository.ts";
import { lockSpend } from "../spend/lock-spend.ts";
import { lockImport, takeBack } from "./imports.repository.ts";

/** Throws "not_found" also for what is undone already, "request_in_progress". */
export async function undoImport(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: Id,
  id: Id,
): Promise<{ removed: number; restored: number }> {
  const store = await findStoreOfUser(db, userId);
  if (!store) throw new AppError("not_found");
  return db.transaction(async (tx) => {
    await lockSpend(tx, store.id);
    if (!(await lockImport(tx, store.id, id))) throw new AppError("not_found");
    const taken = await takeBack(tx, store.id, id, clock.now());
    await deleteUnspokenCampaigns(tx, store.id);
    return taken;
  });
}
