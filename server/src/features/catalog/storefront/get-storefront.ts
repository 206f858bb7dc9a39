import type { Storefront } from "@solodesk/contract/catalog/storefront.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { findPublishedStore } from "#features/store/store/find-published-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { fillStorefront, type ShelfPage } from "./fill-storefront.ts";

/** Throws "not_found" for an unknown or unpublished store. */
export async function getStorefront(deps: Deps, websiteUrl: string, shelf: ShelfPage): Promise<Storefront> {
  const found = await findPublishedStore(deps.db, websiteUrl);
  if (!found) throw new AppError("not_found", { message: t("There is no open store at this address.") });
  return fillStorefront(deps, found.store, shelf);
}
