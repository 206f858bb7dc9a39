import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { linkTargets } from "@solodesk/contract/marketing/links.ts";
import { and, eq, isNull } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { adLinks } from "./links.table.ts";

type NewLink = Omit<typeof adLinks.$inferInsert, "clicks" | "visits" | "removedAt">;

/** A link with its current target. */
export interface LinkRow {
  id: Id;
  storeId: Id;
  code: string;
  name: string;
  websiteUrl: string;
  target: (typeof linkTargets)[number];
  targetId: Id | null;
  /** Name of the product, the service or else the store. */
  leadsTo: string;
  platform: string;
  source: string;
  medium: string;
  campaign: string;
  term: string;
  content: string;
  /** Counts and times come as text. */
  clicks: string;
  visits: string;
  createdAt: string;
}

const SELECT = `
  SELECT l.id, l.store_id AS "storeId", l.code, l.name, stores.website_url AS "websiteUrl", l.target, l.target_id AS "targetId",
    coalesce(products.name, services.name, stores.name) AS "leadsTo", l.platform, l.source, l.medium, l.campaign,
    l.term, l.content, l.clicks, l.visits, l.created_at AS "createdAt"
  FROM ad_links l
  JOIN stores ON stores.id = l.store_id
  LEFT JOIN products ON l.target = 'product' AND products.id = l.target_id
  LEFT JOIN services ON l.target = 'service' AND services.id = l.target_id AND services.store_id = l.store_id`;

/** Returns undefined if the code is taken. */
export async function insertLink(tx: Db, link: NewLink): Promise<LinkRow | undefined> {
  const inserted = await tx.insert(adLinks).values(link).onConflictDoNothing().returning({ id: adLinks.id });
  const [row] =
    inserted.length === 0
      ? []
      : await prepared<LinkRow>(tx, "find-link", `${SELECT} WHERE l.id = $1`, [link.id]);
  return row;
}

/** Also finds removed links. */
export async function findByCode(db: Db, code: string): Promise<LinkRow | undefined> {
  const [row] = await prepared<LinkRow>(db, "find-link-by-code", `${SELECT} WHERE l.code = $1`, [code]);
  return row;
}

export const countLinks = (db: Db, storeId: Id): Promise<number> =>
  db.$count(adLinks, and(eq(adLinks.storeId, storeId), isNull(adLinks.removedAt)));

/** Includes removed links. */
export const countAllLinks = (db: Db, storeId: Id): Promise<number> =>
  db.$count(adLinks, eq(adLinks.storeId, storeId));

interface Page {
  limit: number;
  offset: number;
}

/** Newest first. */
export const listLinkPage = (db: Db, storeId: Id, { limit, offset }: Page): Promise<LinkRow[]> =>
  prepared<LinkRow>(
    db,
    "list-links",
    `${SELECT} WHERE l.store_id = $1 AND l.removed_at IS NULL ORDER BY l.created_at DESC, l.id DESC LIMIT $2 OFFSET $3`,
    [storeId, limit, offset],
  );

/** Returns how each campaign is written in its most recent link, if known. Includes removed links. */
export const listWritten = (
  db: Db,
  storeId: Id,
): Promise<(Pick<LinkRow, "platform" | "campaign"> & { written: string })[]> =>
  prepared(
    db,
    "list-written-campaigns",
    `SELECT DISTINCT ON (platform, campaign) platform, campaign, written_campaign AS written FROM ad_links
     WHERE store_id = $1 AND written_campaign IS NOT NULL ORDER BY platform, campaign, created_at DESC, id DESC`,
    [storeId],
  );

/** Removes a link from the list. Returns false if the store has no such link on it. */
export async function takeOff(db: Db, storeId: Id, id: Id, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(adLinks)
    .set({ removedAt: now })
    .where(and(eq(adLinks.storeId, storeId), eq(adLinks.id, id), isNull(adLinks.removedAt)));
  return rowCount === 1;
}

export async function addClicks(db: Db, clicks: ReadonlyMap<Id, number>): Promise<void> {
  await prepared(
    db,
    "add-clicks",
    `UPDATE ad_links SET clicks = ad_links.clicks + more.clicks
     FROM unnest($1::uuid[], $2::bigint[]) AS more(id, clicks) WHERE ad_links.id = more.id`,
    [[...clicks.keys()], [...clicks.values()]],
  );
}
