import type { TranslatedField } from "@solodesk/contract/catalog/translations.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import type { Db } from "#kernel/database/db.ts";
import { findTranslations } from "./translations.repository.ts";

type Texts = { id: Id } & { [Field in TranslatedField]?: string };

/**
 * Returns a function that replaces the texts of a store, a service or a product with the seller's translations into the
 * reader's language. It knows the items with these ids. Texts that are empty now stay empty.
 */
export async function translateTexts(
  db: Db,
  storeId: Id,
  ids: readonly Id[],
): Promise<<Item extends Texts>(item: Item) => Item> {
  const found = ids.length === 0 ? [] : await findTranslations(db, storeId, readersLanguage(), ids);
  return (item) => {
    const own = found.filter(({ itemId, field }) => itemId === item.id && item[field] !== "");
    return { ...item, ...Object.fromEntries(own.map(({ field, translation }) => [field, translation])) };
  };
}
