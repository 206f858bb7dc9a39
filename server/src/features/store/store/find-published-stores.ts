import { WebsiteUrl } from "@solodesk/contract/store/store.ts";
import type { Db } from "#kernel/database/db.ts";
import { findAllPublished, type PublishedStore } from "./store.repository.ts";

/** Returns published stores by the addresses given; unknown and unpublished ones are left out. */
export async function findPublishedStores(
  db: Db,
  websiteUrls: readonly string[],
): Promise<Map<string, PublishedStore>> {
  // Invalid addresses never reach the database, which rejects some of them as text.
  const possible = [...new Set(websiteUrls)].filter((url) => WebsiteUrl.safeParse(url).data === url);
  if (possible.length === 0) return new Map();
  const found = await findAllPublished(db, possible);
  return new Map(found.map((one) => [one.address, one]));
}
