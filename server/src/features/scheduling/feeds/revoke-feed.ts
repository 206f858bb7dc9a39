import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteFeed } from "./feeds.repository.ts";

/** Does nothing where there is none. */
export async function revokeFeed({ db }: Deps, userId: Id): Promise<void> {
  const store = await findStoreOfUser(db, userId);
  if (!store) return;
  await transact(db, async (tx) => {
    await deleteFeed(tx, store.id);
    await recordAudit(tx, { userId, event: "calendar_feed_revoked" });
  });
}
