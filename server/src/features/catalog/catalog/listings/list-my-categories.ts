import type { catalog } from "@solodesk/contract/catalog/catalog.ts";
import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { findListedCategories } from "./my-listings.repository.ts";

/**
 * The categories of the caller's listings with their counts, and how many listings have changes; empty
 * without a store.
 */
export async function listMyCategories(
  { db }: Pick<Deps, "db">,
  userId: Id,
): Promise<Answer<typeof catalog.listMyCategories>> {
  const store = await findStoreOfUser(db, userId);
  const found = store ? await findListedCategories(db, store.id) : [];
  return {
    data: found.map(({ category, products }) => ({ category, products })),
    changed: found.reduce((sum, { changed }) => sum + changed, 0),
  };
}
