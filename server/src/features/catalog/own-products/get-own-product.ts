import type { OwnProduct } from "@solodesk/contract/catalog/own-products.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toOwnProduct } from "./own-product-row.ts";
import { findOwn } from "./own-products.repository.ts";

/** Throws "not_found" for a product that is not this seller's own. */
export async function getOwnProduct(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  id: Id,
): Promise<OwnProduct> {
  const store = await findStoreOfUser(db, userId);
  const row = store && (await findOwn(db, store.id, id));
  if (!row) throw new AppError("not_found");
  return toOwnProduct(row, config.CURRENCY);
}
