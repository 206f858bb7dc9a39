import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteFeed } from "./feeds.repository.ts";

/** Revokes the feed. Does nothing if there is no store. */
export async function revokeFeed(deps: Deps, userId: Id): Promise<void> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) return;
  await inTransaction(deps, async (deps) => {
    await deleteFeed(deps.db, store.id);
    await recordAudit(deps.db, { userId, event: "calendar_feed_revoked" });
  });
}
