import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findFreeInstead, type SlugChange, saveSlug } from "./slugs.repository.ts";

/**
 * Gives a product or service another slug; the one before leads to its page, as the last 20 do. Call it in a transaction that
 * has locked the store. Throws "validation_failed" with another suggestion if something else has the slug or had it,
 * "not_found" for something that is not the store's.
 */
export async function changeSlug({ db }: Pick<Deps, "db">, change: SlugChange): Promise<void> {
  const free = await findFreeInstead(db, change);
  if (free !== undefined)
    throw new AppError("validation_failed", {
      fields: { slug: t("Another page has or had this address. {slug} is free.", { slug: free }) },
    });
  if (!(await saveSlug(db, change))) throw new AppError("not_found");
}
