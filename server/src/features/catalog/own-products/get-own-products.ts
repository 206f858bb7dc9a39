import type { OwnProduct } from "@solodesk/contract/catalog/own-products.ts";
import { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { toOwnProduct } from "./own-product-row.ts";
import { findAllOwn } from "./own-products.repository.ts";

/** Those of these products that are this seller's own, in the order in which they were added. */
export async function getOwnProducts(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  ids: readonly string[],
): Promise<OwnProduct[]> {
  const store = await findStoreOfUser(db, userId);
  if (!store) return [];
  const valid = ids.filter((id) => Id.safeParse(id).success);
  const rows = await findAllOwn(db, store.id, valid);
  return rows.map((row) => toOwnProduct(row, config.CURRENCY));
}
