import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Db } from "#kernel/database/db.ts";
import { findTexts } from "./translations.repository.ts";

/** Returns the items with the seller's translations in place of their texts, where there are any. */
export async function translateItems<Item extends { id: Id }>(
  db: Db,
  { id, languages }: Pick<Store, "id" | "languages">,
  language: LanguageTag,
  items: readonly Item[],
): Promise<Item[]> {
  // Most stores have one language, and nothing to look up.
  if (languages.length === 1 || items.length === 0) return [...items];
  const found = await findTexts(
    db,
    id,
    language,
    items.map((item) => item.id),
  );
  return items.map((item) => {
    const own = found.filter(({ itemId }) => itemId === item.id);
    return { ...item, ...Object.fromEntries(own.map(({ field, translation }) => [field, translation])) };
  });
}
