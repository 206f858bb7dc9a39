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
import {
  findTranslatedItem,
  type NewTranslation,
  removeTranslations,
  writeTranslations,
} from "./translations.repository.ts";

interface Translated {
  language: LanguageTag;
  /** The store, a service or a product. */
  id: Id;
}

/**
 * Throws "store_required", "not_found" for an item that the store doesn't have, and "validation_failed" for a language that
 * its pages aren't in, or a field in which the item has no text.
 */
export function saveTranslation(
  deps: Deps,
  userId: Id,
  { language, id }: Translated,
  edit: EditTranslation,
): Promise<TranslatedItem> {
  return inTransaction(deps, async (deps) => {
    const store = await raiseStoreVersion(userId, deps);
    if (!store) throw new AppError("store_required");
    if (!store.languages.includes(language)) throw notInLanguage();
    const target = { storeId: store.id, language, itemId: id };
    const item = await findTranslatedItem(deps.db, target);
    if (!item) throw new AppError("not_found");
    const texts = textsOf(item, edit);
    const isRemoved = ({ translation }: NewTranslation) => translation === "";
    await writeTranslations(
      deps.db,
      target,
      texts.filter((text) => !isRemoved(text)),
    );
    await removeTranslations(
      deps.db,
      target,
      texts.filter(isRemoved).map(({ field }) => field),
    );
    return (await findTranslatedItem(deps.db, target)) ?? item;
  });
}

const notInLanguage = () =>
  new AppError("validation_failed", {
    fields: { language: t("Your store page doesn't have this language. Add it in Store Settings first.") },
  });

function textsOf({ texts }: TranslatedItem, edit: EditTranslation): NewTranslation[] {
  return translatedFields.flatMap((field) => {
    const translation = edit[field];
    if (translation === undefined) return [];
    const current = texts.find((text) => text.field === field)?.original ?? "";
    if (current === "" && translation !== "") {
      const nothing = t("This item has no text in this field.");
      throw new AppError("validation_failed", { fields: { [field]: nothing } });
    }
    return [{ field, original: edit.originals?.[field] ?? current, translation }];
  });
}
