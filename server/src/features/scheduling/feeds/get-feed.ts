import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { findFeed } from "./feeds.repository.ts";

/** Returns null if there is no feed or no store. */
export async function getFeed({ db }: Deps, userId: Id): Promise<Answer<typeof feeds.get>["data"]> {
  const store = await findStoreOfUser(db, userId);
  const feed = store && (await findFeed(db, store.id));
  return feed ? { created_at: feed.createdAt.toISOString() } : null;
}
