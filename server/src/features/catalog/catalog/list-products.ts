import type { catalog, ProductPage } from "@solodesk/contract/catalog/catalog.ts";
import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { Deps } from "#kernel/deps.ts";
import { toProduct } from "./product-row.ts";
import { findProducts } from "./products.repository.ts";

type Wanted = Parsed<typeof catalog.list>["query"];

/** One page of the shared catalogue, in the same order for every seller. */
export async function listProducts({ db, config }: Deps, userId: Id, wanted: Wanted): Promise<ProductPage> {
  const { page, page_size, category, sort } = wanted;
  const { rows, total } = await findProducts(db, sort, { ...sliceOf(wanted), userId, category });
  return {
    products: rows.map((row) => toProduct(row, config.CURRENCY)),
    pagination: paginate(page, page_size, total),
  };
}
