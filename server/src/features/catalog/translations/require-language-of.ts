import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { AppError } from "#kernel/app-error.ts";

/** Throws "validation_failed" for a language that the store's pages are not in. */
export function requireLanguageOf({ languages }: Pick<Store, "languages">, language: LanguageTag): void {
  if (languages.includes(language)) return;
  throw new AppError("validation_failed", {
    fields: { language: t("Your store page isn't in this language. Add it in Store Settings first.") },
  });
}
