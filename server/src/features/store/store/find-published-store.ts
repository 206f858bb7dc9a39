import { type Store, WebsiteUrl } from "@solodesk/contract/store/store.ts";
import type { Db } from "#kernel/database/db.ts";
import { findPublished } from "./store.repository.ts";

/**
 * The store at this address, or the one that had it last. `version` grows with every change by the seller, of the
 * store or of what it offers. Undefined when unknown or unpublished.
 */
export async function findPublishedStore(
  db: Db,
  websiteUrl: string,
): Promise<{ store: Store; version: number } | undefined> {
  // What cannot be an address never reaches the database, which refuses some of it as text.
  if (WebsiteUrl.safeParse(websiteUrl).data !== websiteUrl) return undefined;
  return findPublished(db, websiteUrl);
}
