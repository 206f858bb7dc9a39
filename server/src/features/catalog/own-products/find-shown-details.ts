import type { ProductDetail } from "@solodesk/contract/catalog/storefront.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { toOwnVariant } from "./own-product-row.ts";
import { findShown } from "./own-products.repository.ts";

type Details = Pick<ProductDetail, "pictures" | "options" | "variants">;

/** What visitors see of an own product beside what lists show; undefined unless the store offers it. */
export async function findShownDetails(
  { db, config }: Pick<Deps, "db" | "config">,
  storeId: Id,
  id: Id,
): Promise<Details | undefined> {
  const row = await findShown(db, storeId, id);
  if (!row) return undefined;
  const { pictures, options } = row;
  const variants = row.variants.map((variant) => {
    const { cost: _cost, barcode: _barcode, ...shown } = toOwnVariant(options, variant, config.CURRENCY);
    return shown;
  });
  return { pictures, options, variants };
}
