import type { TranslatedField, TranslatedItem } from "@solodesk/contract/catalog/translations.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { translations } from "./translations.table.ts";

/** The store first, then its services in the seller's order and its products in the order in which they were added. */
const items = `items AS NOT MATERIALIZED (
    SELECT id, 0 AS rank, 0 AS position, 'store' AS kind, name AS heading, '' AS name, tagline, description
    FROM stores WHERE id = $1
    UNION ALL
    SELECT id, 1, position, 'service', name, name, '', description
    FROM services WHERE store_id = $1 AND archived_at IS NULL
    UNION ALL
    SELECT a.product_id, 2, 0, 'product', a.name, a.name, '', a.description
    FROM listings l JOIN agreed_products a ON a.store_id = l.store_id AND a.product_id = l.product_id
    WHERE l.store_id = $1
  )`;

/** The texts of an item `i` that aren't empty, each with its translation, if it has one. */
const textsOfItem = `CROSS JOIN LATERAL (VALUES ('name', 1, i.name), ('tagline', 2, i.tagline), ('description', 3, i.description))
    o(field, nth, original)
  LEFT JOIN translations t ON t.store_id = $1 AND t.language = $2 AND t.item_id = i.id AND t.field = o.field
  WHERE o.original <> ''`;

/** A TranslatedItem made of the texts of one item `i`. */
const itemAsJson = `jsonb_build_object('id', i.id, 'kind', i.kind, 'name', i.heading, 'texts',
  (SELECT coalesce(jsonb_agg(jsonb_build_object('field', o.field, 'original', o.original,
    'translation', coalesce(t.translation, ''), 'outdated', coalesce(t.original <> o.original, false))
    ORDER BY o.nth), '[]')
  FROM (SELECT 1) one ${textsOfItem}))`;

// The page is cut before any text is read in full: a store may list thousands of products.
const pageStatement = `WITH ${items}, wanted AS (
    SELECT i.id, i.rank, i.position FROM items i ${textsOfItem}
    GROUP BY i.id, i.rank, i.position HAVING NOT $3::boolean OR bool_or(t.original IS DISTINCT FROM o.original)
  ), page AS (SELECT id FROM wanted ORDER BY rank, position, id LIMIT $4 OFFSET $5)
  SELECT (SELECT count(*)::int FROM wanted) AS total,
    (SELECT coalesce(jsonb_agg(${itemAsJson} ORDER BY i.rank, i.position, i.id), '[]')
    FROM items i WHERE i.id = ANY(ARRAY(SELECT id FROM page))) AS data`;

interface Wanted {
  storeId: Id;
  language: LanguageTag;
  /** Leaves out items whose texts are all translated as they are now. */
  onlyOpen: boolean;
  limit: number;
  offset: number;
}

export async function listTranslatedItems(
  db: Db,
  { storeId, language, onlyOpen, limit, offset }: Wanted,
): Promise<{ total: number; data: TranslatedItem[] }> {
  const values = [storeId, language, onlyOpen, limit, offset];
  const [row] = await prepared<{ total: number; data: TranslatedItem[] }>(
    db,
    "list-translations",
    pageStatement,
    values,
  );
  return row ?? { total: 0, data: [] };
}

const itemStatement = `WITH ${items} SELECT ${itemAsJson} AS item FROM items i WHERE i.id = $3`;

interface Target {
  storeId: Id;
  language: LanguageTag;
  /** The store, a service or a product. */
  itemId: Id;
}

/** Returns undefined for an item that the store doesn't have. */
export async function findTranslatedItem(
  db: Db,
  { storeId, language, itemId }: Target,
): Promise<TranslatedItem | undefined> {
  const values = [storeId, language, itemId];
  const [row] = await prepared<{ item: TranslatedItem }>(db, "find-translated-item", itemStatement, values);
  return row?.item;
}

export interface NewTranslation {
  field: TranslatedField;
  original: string;
  translation: string;
}

/** Replaces the translations of these texts. */
export async function writeTranslations(
  db: Db,
  target: Target,
  texts: readonly NewTranslation[],
): Promise<void> {
  if (texts.length === 0) return;
  await db
    .insert(translations)
    .values(texts.map((text) => ({ ...target, ...text })))
    .onConflictDoUpdate({
      target: [translations.storeId, translations.language, translations.itemId, translations.field],
      set: { original: sql`excluded.original`, translation: sql`excluded.translation` },
    });
}

export async function removeTranslations(
  db: Db,
  { storeId, language, itemId }: Target,
  fields: TranslatedField[],
): Promise<void> {
  if (fields.length === 0) return;
  const ofItem = and(
    eq(translations.storeId, storeId),
    eq(translations.language, language),
    eq(translations.itemId, itemId),
  );
  await db.delete(translations).where(and(ofItem, inArray(translations.field, fields)));
}

export type FoundTranslation = NewTranslation & { itemId: Id };

/** Returns nothing for a language that the store's pages aren't in. */
export function findTranslations(
  db: Db,
  storeId: Id,
  language: string,
  itemIds: readonly Id[],
): Promise<FoundTranslation[]> {
  const text = `SELECT t.item_id AS "itemId", t.field, t.original, t.translation
    FROM translations t JOIN stores s ON s.id = t.store_id
    WHERE t.store_id = $1 AND t.language = $2 AND t.item_id = ANY($3) AND t.language = ANY(s.languages)`;
  return prepared<FoundTranslation>(db, "find-translations", text, [storeId, language, itemIds]);
}
