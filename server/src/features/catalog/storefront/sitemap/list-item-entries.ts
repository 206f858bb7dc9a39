import type { Id } from "@solodesk/contract/kernel/id.ts";
import { itemPath, type PageKind } from "@solodesk/contract/kernel/slug.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { findPartStarts, listPart } from "./sitemap.repository.ts";
import type { SitemapEntry } from "./sitemap.ts";

/** How long the starts of the parts are kept: finding them counts all products and services. */
const KEPT = minutes(60);

/**
 * Finds the ids at which the parts of a sitemap begin, at most `limit` of each kind, once an hour. What is added meanwhile is
 * in the last part at once if it fits, and otherwise waits.
 */
export function partStarts({ db, clock }: Pick<Deps, "db" | "clock">, size: number, limit: number) {
  const kept = new Map<PageKind, { starts: Promise<Id[]>; until: Date }>();

  return (kind: PageKind): Promise<Id[]> => {
    const now = clock.now();
    const found = kept.get(kind);
    if (found && now < found.until) return found.starts;
    const starts = findPartStarts(db, kind, size, limit);
    const entry = { starts, until: after(now, KEPT) };
    kept.set(kind, entry);
    const forget = () => kept.get(kind) === entry && kept.delete(kind);
    // The first product is in the sitemap at once.
    starts.then((ids) => ids.length === 0 && forget(), forget);
    return starts;
  };
}

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
