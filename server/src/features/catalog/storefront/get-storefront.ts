import type { Storefront } from "@solodesk/contract/catalog/storefront.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import { storeLanguage } from "#features/store/store/pages/store-language.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { fillStorefront, type ShelfPage } from "./fill-storefront.ts";

export interface Visited {
  websiteUrl: string;
  /** What the visitor reads, the most wanted first. */
  languages: readonly string[];
}

/** Throws "not_found" for an unknown or unpublished store. */
export async function getStorefront(
  deps: Deps,
  { websiteUrl, languages }: Visited,
  shelf: ShelfPage,
): Promise<Storefront> {
  const found = await findPublishedStore(deps.db, websiteUrl);
  if (!found) throw new AppError("not_found", { message: t("There is no open store at this address.") });
  const { store } = found;
  return fillStorefront(deps, { store, language: storeLanguage(store, languages) }, shelf);
}
