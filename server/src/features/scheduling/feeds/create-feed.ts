import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { NewFeed } from "@solodesk/contract/scheduling/feeds.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { feedHashOf, feedPath, newFeedToken } from "./feed-token.ts";
import { replaceFeed } from "./feeds.repository.ts";

/** Creates the feed's address, which replaces the former one. Throws "store_required". */
export async function createFeed(deps: Deps, userId: Id): Promise<NewFeed> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  const token = newFeedToken();
  const createdAt = deps.clock.now();
  await inTransaction(deps, async (deps) => {
    await replaceFeed(deps.db, { storeId: store.id, hash: feedHashOf(token), createdAt });
    await recordAudit(deps.db, { userId, event: "calendar_feed_created" });
  });
  return { path: feedPath(token), created_at: createdAt.toISOString() };
}
