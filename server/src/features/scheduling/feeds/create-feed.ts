import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { NewFeed } from "@solodesk/contract/scheduling/feeds.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { transact } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { feedHashOf, feedPath, newFeedToken } from "./feed-token.ts";
import { replaceFeed } from "./feeds.repository.ts";

/** From now on a former address leads nowhere. Throws "store_required". */
export async function createFeed({ db, clock }: Deps, userId: Id): Promise<NewFeed> {
  const store = await findStoreOfUser(db, userId);
  if (!store) throw new AppError("store_required");
  const token = newFeedToken();
  const createdAt = clock.now();
  await transact(db, async (tx) => {
    await replaceFeed(tx, { storeId: store.id, hash: feedHashOf(token), createdAt });
    await recordAudit(tx, { userId, event: "calendar_feed_created" });
  });
  return { path: feedPath(token), created_at: createdAt.toISOString() };
}
