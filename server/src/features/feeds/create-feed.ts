import type { NewFeed } from "@solodesk/contract/feeds.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { feedHashOf, feedPath, newFeedToken } from "./feed-token.ts";
import { replaceFeed } from "./feeds.repository.ts";

/** From now on a former address leads nowhere. Throws "store_required". */
export async function createFeed({ db, clock }: Deps, userId: Id): Promise<NewFeed> {
  const store = await findStoreOfUser(db, userId);
  if (!store) throw new AppError("store_required");
  const token = newFeedToken();
  const createdAt = clock.now();
  await replaceFeed(db, { storeId: store.id, hash: feedHashOf(token), createdAt });
  return { path: feedPath(token), created_at: createdAt.toISOString() };
}
