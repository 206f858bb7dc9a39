import { maxOwnProducts } from "@solodesk/contract/catalog/own-products.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { requirePlanQuota } from "#features/money/subscription/limits/require-plan-quota.ts";
import { requireOwnPicture } from "#features/platform/uploads/require-own-picture.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { OwnProductRow } from "./own-product-row.ts";
import { countOwn, findTakenSkus, insertOwn } from "./own-products.repository.ts";
import { skusOf, skuTaken } from "./write-own-product.ts";

interface Saving {
  userId: Id;
  /** Locked by the caller. */
  storeId: Id;
  row: OwnProductRow;
}

const picturesOf = ({ pictures, variants }: OwnProductRow): [field: string, url: string | null][] => [
  ...pictures.map(({ url }, nth): [string, string] => [`pictures.${nth}.url`, url]),
  ...variants.map(({ image_url }, nth): [string, string | null] => [`variants.${nth}.image_url`, image_url]),
];

/**
 * Throws "validation_failed" for pictures that this seller did not upload, and for SKUs that another of the store's own
 * products has. Pictures that the product shows already stay theirs.
 */
export async function requireOwnProduct(
  { db }: Pick<Deps, "db">,
  { userId, storeId, row }: Saving,
  before?: OwnProductRow,
): Promise<void> {
  const known = new Set(before && picturesOf(before).map(([, url]) => url));
  for (const [field, url] of picturesOf(row)) {
    if (known.has(url)) continue;
    known.add(url);
    await requireOwnPicture(db, userId, url, field);
  }
  const skus = skusOf(row);
  if (skus.length === 0) return;
  const taken = await findTakenSkus(
    db,
    storeId,
    row.id,
    skus.map(([, sku]) => sku),
  );
  const clashes = skus.filter(([, sku]) => taken.has(sku));
  if (clashes.length === 0) return;
  const fields = Object.fromEntries(clashes.map(([field]) => [field, skuTaken()]));
  throw new AppError("validation_failed", { fields });
}

/** Adds one that has been checked and returns it with its slug. Throws "validation_failed" for one too many, "plan_limit_reached". */
export async function saveNew(deps: Deps, { userId, storeId, row }: Saving): Promise<OwnProductRow> {
  if ((await countOwn(deps.db, storeId)) >= maxOwnProducts)
    throw new AppError("validation_failed", {
      message: t("A store can have at most {most, number} products of its own. Delete one first.", {
        most: maxOwnProducts,
      }),
    });
  const slug = await insertOwn(deps.db, storeId, row, deps.clock.now());
  await requirePlanQuota(deps, userId, "products", 1);
  return { ...row, slug };
}
