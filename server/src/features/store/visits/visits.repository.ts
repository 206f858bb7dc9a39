import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { TouchTags } from "@solodesk/contract/store/visits/attribution-of.ts";
import type { VisitKind } from "@solodesk/contract/store/visits.ts";
import { sql } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { type CountedTags, nameKey, type StoreCampaign } from "./limit-campaigns.ts";

export interface NewVisit {
  id: Id;
  storeId: Id;
  /** In the store's time zone. */
  day: string;
  at: Date;
  kind: VisitKind;
  tags: TouchTags;
  link: string | undefined;
}

interface Visited {
  id: Id;
  timezone: string;
}

/** Finds published stores by their current or former addresses. */
export async function findVisited(db: Db, addresses: string[]): Promise<Map<string, Visited>> {
  const rows = await prepared<Visited & { address: string }>(
    db,
    "find-visited",
    `SELECT website_urls.website_url AS address, stores.id, stores.timezone
     FROM website_urls JOIN stores ON stores.id = website_urls.store_id
     WHERE website_urls.website_url = ANY($1) AND stores.published`,
    [addresses],
  );
  return new Map(rows.map(({ address, id, timezone }) => [address, { id, timezone }]));
}

/**
 * Makes batches of several processes wait for each other: they count into the same rows, and first read how
 * many campaigns there are.
 */
export async function waitForTurn(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('visits', 0))`);
}

/** Lists the campaigns counted separately on the days of these visits. */
export function listCountedCampaigns(
  tx: Db,
  visits: readonly NewVisit[],
): Promise<(CountedTags & { storeId: Id; day: string })[]> {
  const days = new Map(visits.map(({ storeId, day }) => [`${storeId} ${day}`, { storeId, day }]));
  return prepared(
    tx,
    "list-campaigns",
    `SELECT d.store_id AS "storeId", d.day::text AS day, d.platform, d.source, d.medium, d.campaign
     FROM unnest($1::uuid[], $2::date[]) AS asked(store_id, day)
     JOIN visit_days d ON d.store_id = asked.store_id AND d.day = asked.day`,
    [Array.from(days.values(), (one) => one.storeId), Array.from(days.values(), (one) => one.day)],
  );
}

/** Returns, by `nameKey`, those for which the sellers made links or imported ad reports. */
export async function findOwnCampaigns(tx: Db, named: readonly StoreCampaign[]): Promise<Set<string>> {
  const asked = [...new Map(named.map((one) => [nameKey(one), one])).values()];
  const rows = await prepared<StoreCampaign>(
    tx,
    "find-own-campaigns",
    `SELECT asked.store_id AS "storeId", asked.platform, asked.campaign
     FROM unnest($1::uuid[], $2::text[], $3::text[]) AS asked(store_id, platform, campaign)
     WHERE EXISTS (SELECT FROM ad_links l WHERE l.store_id = asked.store_id AND l.platform = asked.platform
         AND l.campaign = asked.campaign AND l.removed_at IS NULL)
       OR EXISTS (SELECT FROM ad_campaigns c WHERE c.store_id = asked.store_id AND c.platform = asked.platform
         AND c.folded_name = asked.campaign)
       OR EXISTS (SELECT FROM ad_campaigns c WHERE c.store_id = asked.store_id AND c.platform = asked.platform
         AND c.external_id = asked.campaign)`,
    [
      asked.map(({ storeId }) => storeId),
      asked.map(({ platform }) => platform),
      asked.map(({ campaign }) => campaign),
    ],
  );
  return new Set(rows.map(nameKey));
}

/** A visit that was inserted before, recognised by its id, is not counted again. */
const INSERT = `
  WITH given AS (
    SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::date[], $4::timestamptz[], $5::text[], $6::text[], $7::text[],
      $8::text[], $9::text[], $10::text[], $11::text[], $12::text[])
      AS one(id, store_id, day, at, kind, platform, source, medium, campaign, term, content, code)
  ), visits AS (
    INSERT INTO store_visits (id, store_id, at, kind, platform, source, medium, campaign, term, content,
      referrer_host, link_id)
    SELECT given.id, given.store_id, at, kind, given.platform, given.source, given.medium, given.campaign,
      given.term, given.content, CASE given.platform WHEN 'referral' THEN given.source ELSE '' END, ad_links.id
    FROM given LEFT JOIN ad_links ON ad_links.code = given.code AND ad_links.store_id = given.store_id
    ON CONFLICT (id) DO NOTHING
    RETURNING id, link_id
  ), days AS (
    INSERT INTO visit_days (store_id, day, platform, source, medium, campaign, visits, carts)
    SELECT store_id, day, platform, source, medium, campaign,
      count(*) FILTER (WHERE kind = 'visit'), count(*) FILTER (WHERE kind = 'cart')
    FROM given JOIN visits USING (id)
    GROUP BY store_id, day, platform, source, medium, campaign
    ON CONFLICT (store_id, day, platform, source, medium, campaign)
      DO UPDATE SET visits = visit_days.visits + EXCLUDED.visits, carts = visit_days.carts + EXCLUDED.carts
  )
  UPDATE ad_links SET visits = ad_links.visits + led.visits
  FROM (
    SELECT link_id, count(*) AS visits FROM given JOIN visits USING (id)
    WHERE kind = 'visit' AND link_id IS NOT NULL GROUP BY link_id
  ) AS led
  WHERE ad_links.id = led.link_id`;

export async function insertVisits(tx: Db, visits: readonly NewVisit[]): Promise<void> {
  const column = (value: (visit: NewVisit) => unknown) => visits.map(value);
  const tags = ["platform", "source", "medium", "campaign", "term", "content"] as const;
  await prepared(tx, "insert-visits", INSERT, [
    column(({ id }) => id),
    column(({ storeId }) => storeId),
    column(({ day }) => day),
    column(({ at }) => at.toISOString()),
    column(({ kind }) => kind),
    ...tags.map((name) => column((visit) => visit.tags[name])),
    column(({ link }) => link ?? null),
  ]);
}

/** Deletes at most `most` visits; returns how many. */
export async function deleteVisitsBefore(db: Db, before: Date, most: number): Promise<number> {
  const rows = await prepared(
    db,
    "forget-visits",
    `DELETE FROM store_visits WHERE id IN (SELECT id FROM store_visits WHERE at < $1 ORDER BY at LIMIT $2) RETURNING 1`,
    [before, most],
  );
  return rows.length;
}

export async function forgetVisitDays(db: Db, before: Date, most: number): Promise<number> {
  const rows = await prepared(
    db,
    "forget-visit-days",
    "DELETE FROM visit_days WHERE ctid = ANY(ARRAY(SELECT ctid FROM visit_days WHERE day < $1::timestamptz LIMIT $2)) RETURNING 1",
    [before, most],
  );
  return rows.length;
}
