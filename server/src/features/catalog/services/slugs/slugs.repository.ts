import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PageKind } from "@solodesk/contract/kernel/slug.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

/** How many former slugs lead to the page of a product or service. */
const MOST_LEFT = 20;

/** `left` is the column of left_slugs. */
const tables: Record<PageKind, { table: string; id: string; left: string }> = {
  product: { table: "listings", id: "product_id", left: "product_id" },
  service: { table: "services", id: "id", left: "service_id" },
};

export interface SlugChange {
  storeId: Id;
  kind: PageKind;
  /** The id of the product or of the service. */
  targetId: Id;
  slug: string;
}

/** Undefined unless something else of the store has the slug or had it: then one like it that nothing has or had. */
export async function findFreeInstead(
  tx: Db,
  { storeId, kind, targetId, slug }: SlugChange,
): Promise<string | undefined> {
  const { table, id } = tables[kind];
  const [row] = await prepared<{ free: string }>(
    tx,
    `find-free-${kind}-slug`,
    `SELECT free_slug($1, $2, rtrim(left($4, 53), '-')) AS free
     WHERE EXISTS (SELECT FROM ${table} WHERE store_id = $1 AND slug = $4 AND ${id} <> $3)
       OR EXISTS (SELECT FROM left_slugs WHERE store_id = $1 AND kind = $2 AND slug = $4 AND target_id <> $3)`,
    [storeId, kind, targetId, slug],
  );
  return row?.free;
}

/** Remembers the slug before, and forgets the oldest one of too many. False if there is no such product or service. */
export async function saveSlug(tx: Db, { storeId, kind, targetId, slug }: SlugChange): Promise<boolean> {
  const { table, id, left } = tables[kind];
  const rows = await prepared(
    tx,
    `save-${kind}-slug`,
    `WITH before AS (SELECT store_id, slug FROM ${table} WHERE store_id = $1 AND ${id} = $3),
     taken_back AS (DELETE FROM left_slugs WHERE store_id = $1 AND kind = $2 AND target_id = $3 AND slug = $4),
     kept AS (
       INSERT INTO left_slugs (store_id, kind, slug, target_id) SELECT store_id, $2, slug, $3 FROM before WHERE slug <> $4
     )
     UPDATE ${table} t SET slug = $4 FROM before WHERE t.store_id = $1 AND t.${id} = $3 RETURNING t.slug`,
    [storeId, kind, targetId, slug],
  );
  await prepared(
    tx,
    `forget-${kind}-slugs`,
    `DELETE FROM left_slugs WHERE store_id = $1 AND kind = '${kind}' AND slug IN (
       SELECT slug FROM left_slugs WHERE store_id = $1 AND ${left} = $2 ORDER BY nth DESC OFFSET ${MOST_LEFT})`,
    [storeId, targetId],
  );
  return rows.length > 0;
}

/** The product or service that has this slug or had it. */
export async function findTarget(
  db: Db,
  { storeId, kind, slug }: Omit<SlugChange, "targetId">,
): Promise<Id | undefined> {
  const { table, id } = tables[kind];
  const [row] = await prepared<{ id: Id | null }>(
    db,
    `find-${kind}-by-slug`,
    `SELECT coalesce((SELECT ${id} FROM ${table} WHERE store_id = $1 AND slug = $3),
       (SELECT target_id FROM left_slugs WHERE store_id = $1 AND kind = $2 AND slug = $3)) AS id`,
    [storeId, kind, slug],
  );
  return row?.id ?? undefined;
}
