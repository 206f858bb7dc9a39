import { WebsiteUrl } from "@solodesk/contract/store/store.ts";
import type { Db } from "#kernel/database/db.ts";
import { findAllPublished, type PublishedStore } from "./store.repository.ts";

/** Many at once, by the addresses they were asked for by; what is unknown or unpublished is missing. */
export async function findPublishedStores(
  db: Db,
  websiteUrls: readonly string[],
): Promise<Map<string, PublishedStore>> {
  // What cannot be an address never reaches the database, which refuses some of it as text.
  const possible = [...new Set(websiteUrls)].filter((url) => WebsiteUrl.safeParse(url).data === url);
  if (possible.length === 0) return new Map();
  const found = await findAllPublished(db, possible);
  return new Map(found.map((one) => [one.address, one]));
}
