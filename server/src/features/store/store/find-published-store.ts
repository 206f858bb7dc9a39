import { type Store, WebsiteUrl } from "@solodesk/contract/store/store.ts";
import type { Db } from "#kernel/database/db.ts";
import { findPublished } from "./store.repository.ts";

/**
 * Returns the store at this address, or the one that had it last. `version` rises with every change to the
 * store or what it offers. Undefined if unknown or unpublished.
 */
export async function findPublishedStore(
  db: Db,
  websiteUrl: string,
): Promise<{ store: Store; version: number } | undefined> {
  // Invalid addresses never reach the database, which rejects some of them as text.
  if (WebsiteUrl.safeParse(websiteUrl).data !== websiteUrl) return undefined;
  return findPublished(db, websiteUrl);
}
