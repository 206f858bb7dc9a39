import type { TranslationFilter, TranslationList } from "@solodesk/contract/catalog/translations.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { listTranslatedItems } from "./translations.repository.ts";

/** Throws "store_required". */
export async function listTranslations(
  { db }: Pick<Deps, "db">,
  userId: Id,
  { language: asked, state, ...page }: TranslationFilter,
): Promise<TranslationList> {
  const store = await findStoreOfUser(db, userId);
  if (!store) throw new AppError("store_required");
  const { languages } = store;
  const language = languages.find((tag) => tag === asked) ?? languages[1] ?? languages[0] ?? "en";
  const wanted = { storeId: store.id, language, onlyOpen: state === "open", ...sliceOf(page) };
  const { data, total } = await listTranslatedItems(db, wanted);
  return { data, pagination: paginate(page.page, page.page_size, total), language, languages };
}
