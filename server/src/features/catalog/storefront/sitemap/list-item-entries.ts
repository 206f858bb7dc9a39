import type { Id } from "@solodesk/contract/kernel/id.ts";
import { itemPath, type PageKind } from "@solodesk/contract/kernel/slug.ts";
import type { Deps } from "#kernel/deps.ts";
import { findPartStarts, listPart } from "./sitemap.repository.ts";
import type { SitemapEntry } from "./sitemap.ts";

/** The ids at which the parts of a sitemap begin, at most `limit`. */
export const listPartStarts = (
  { db }: Pick<Deps, "db">,
  kind: PageKind,
  size: number,
  limit: number,
): Promise<Id[]> => findPartStarts(db, kind, size, limit);

/** The pages of those on offer, of the `size` products or services that begin with this id. */
export async function listItemEntries(
  { db }: Pick<Deps, "db">,
  kind: PageKind,
  from: Id,
  size: number,
): Promise<SitemapEntry[]> {
  const rows = await listPart(db, kind, from, size);
  return rows.map(({ websiteUrl, languages, slug, updatedAt }) => ({
    path: itemPath(kind, websiteUrl, slug),
    languages,
    updatedAt: new Date(updatedAt),
  }));
}
