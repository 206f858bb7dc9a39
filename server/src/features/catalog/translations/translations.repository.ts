import type { TranslatedField, TranslatedItem } from "@solodesk/contract/catalog/translations.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { translations } from "./translations.table.ts";

/** The store first, then its services and its products, each in the order in which they were added. */
const items = `items AS (
    SELECT id, 0 AS rank, 'store' AS kind, name AS heading, '' AS name, tagline, description
    FROM stores WHERE id = $1
    UNION ALL
    SELECT id, 1, 'service', name, name, '', description
    FROM services WHERE store_id = $1 AND archived_at IS NULL
    UNION ALL
    SELECT a.product_id, 2, 'product', a.name, a.name, '', a.description
    FROM listings l JOIN agreed_products a ON a.store_id = l.store_id AND a.product_id = l.product_id
    WHERE l.store_id = $1
  ), translated AS (
    SELECT i.id, i.rank, i.kind, i.heading AS name,
      jsonb_agg(jsonb_build_object('field', o.field, 'original', o.original,
        'translation', coalesce(t.translation, ''), 'outdated', coalesce(t.original <> o.original, false))
        ORDER BY o.nth) AS texts,
      bool_or(t.original IS DISTINCT FROM o.original) AS is_open
    FROM items i
      CROSS JOIN LATERAL (VALUES ('name', 1, i.name), ('tagline', 2, i.tagline), ('description', 3, i.description))
        o(field, nth, original)
      LEFT JOIN translations t
        ON t.store_id = $1 AND t.language = $2 AND t.item_id = i.id AND t.field = o.field
    WHERE o.original <> ''
    GROUP BY i.id, i.rank, i.kind, i.heading
  )`;

const pageStatement = `WITH ${items}, wanted AS (SELECT * FROM translated WHERE is_open OR NOT $3::boolean)
  SELECT (SELECT count(*)::int FROM wanted) AS total, (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'name', name, 'texts', texts)
      ORDER BY rank, id), '[]')
    FROM (SELECT * FROM wanted ORDER BY rank, id LIMIT $4 OFFSET $5) page
  ) AS data`;

interface Wanted {
  storeId: Id;
  language: LanguageTag;
  /** Leaves out items whose texts are all translated as they are now. */
  onlyOpen: boolean;
  limit: number;
  offset: number;
}

export async function listItems(
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

const itemStatement = `WITH ${items} SELECT id, kind, name, texts FROM translated WHERE id = $3`;

interface Which {
  storeId: Id;
  language: LanguageTag;
  itemId: Id;
}

/** Undefined for an item that the store does not have, or that has no text. */
export async function findItem(
  db: Db,
  { storeId, language, itemId }: Which,
): Promise<TranslatedItem | undefined> {
  const values = [storeId, language, itemId];
  const [row] = await prepared<TranslatedItem>(db, "find-translated-item", itemStatement, values);
  return row;
}

export interface NewTranslation {
  field: TranslatedField;
  original: string;
  translation: string;
}

export async function writeTranslations(
  db: Db,
  which: Which,
  texts: readonly NewTranslation[],
): Promise<void> {
  await db
    .insert(translations)
    .values(texts.map((text) => ({ ...which, ...text })))
    .onConflictDoUpdate({
      target: [translations.storeId, translations.language, translations.itemId, translations.field],
      set: { original: sql`excluded.original`, translation: sql`excluded.translation` },
    });
}

export async function removeTranslations(
  db: Db,
  { storeId, language, itemId }: Which,
  fields: TranslatedField[],
): Promise<void> {
  const ofItem = and(
    eq(translations.storeId, storeId),
    eq(translations.language, language),
    eq(translations.itemId, itemId),
  );
  await db.delete(translations).where(and(ofItem, inArray(translations.field, fields)));
}

type FoundText = Pick<NewTranslation, "field" | "original" | "translation"> & { itemId: Id };

/** The translations of these items; the language has to be asked for as the store's pages have it. */
export function findTexts(
  db: Db,
  storeId: Id,
  language: LanguageTag,
  ids: readonly Id[],
): Promise<FoundText[]> {
  const text = `SELECT item_id AS "itemId", field, original, translation FROM translations
    WHERE store_id = $1 AND language = $2 AND item_id = ANY($3)`;
  return prepared<FoundText>(db, "find-translations", text, [storeId, language, ids]);
}
