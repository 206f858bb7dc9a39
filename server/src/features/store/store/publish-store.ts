import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { findByUser, updateStore } from "./store.repository.ts";

/** Puts the store online or takes it off; answers whether that changed anything. */
export async function publishStore(
  tx: Db,
  { clock }: Pick<Deps, "clock">,
  userId: Id,
  published: boolean,
): Promise<boolean> {
  const found = await findByUser(tx, userId);
  if (!found || found.store.published === published) return false;
  await updateStore(tx, userId, { published }, clock.now());
  return true;
}
