import {
  type EditTranslation,
  type TranslatedItem,
  translatedFields,
} from "@solodesk/contract/catalog/translations.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { raiseStoreVersion } from "#features/store/store/raise-store-version.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireLanguageOf } from "./require-language-of.ts";
import {
  findItem,
  type NewTranslation,
  removeTranslations,
  writeTranslations,
} from "./translations.repository.ts";

interface Which {
  language: LanguageTag;
  /** Of the store, the service or the product. */
  id: Id;
}

/**
 * Throws "store_required", "not_found" for an item that the store does not have, and "validation_failed" for a language that
 * its pages are not in, or a field in which the item has no text.
 */
export function saveTranslation(
  deps: Deps,
  userId: Id,
  { language, id }: Which,
  edit: EditTranslation,
): Promise<TranslatedItem> {
  return inTransaction(deps, async (deps) => {
    const store = await raiseStoreVersion(userId, deps);
    if (!store) throw new AppError("store_required");
    requireLanguageOf(store, language);
    const which = { storeId: store.id, language, itemId: id };
    const item = await findItem(deps.db, which);
    if (!item) throw new AppError("not_found");
    const texts = textsOf(item, edit);
    const kept = texts.filter(({ translation }) => translation !== "");
    const removed = texts.filter(({ translation }) => translation === "").map(({ field }) => field);
    if (kept.length > 0) await writeTranslations(deps.db, which, kept);
    if (removed.length > 0) await removeTranslations(deps.db, which, removed);
    return (await findItem(deps.db, which)) ?? item;
  });
}

function textsOf({ texts }: TranslatedItem, edit: EditTranslation): NewTranslation[] {
  return translatedFields.flatMap((field) => {
    const translation = edit[field];
    if (translation === undefined) return [];
    const original = texts.find((text) => text.field === field)?.original;
    if (original !== undefined) return [{ field, original, translation }];
    const nothing = t("There is nothing to translate here.");
    throw new AppError("validation_failed", { fields: { [field]: nothing } });
  });
}
