import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toProduct } from "./product-row.ts";
import { findProduct } from "./products.repository.ts";

/** Throws "not_found". */
export async function getProduct({ db, config }: Deps, userId: Id, id: Id): Promise<Product> {
  const row = await findProduct(db, userId, id);
  if (row === undefined)
    throw new AppError("not_found", { message: t("This product is not in the catalogue.") });
  return toProduct(row, config.CURRENCY);
}
