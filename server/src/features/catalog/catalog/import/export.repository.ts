import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, preparedTuples } from "#kernel/database/db.ts";

/** Amounts come as text because they are bigint. */
export type ProductExportRow = [
  id: Id,
  sku: string,
  name: string,
  description: string,
  category: string,
  brand: string,
  price: string,
  wholesalePrice: string,
  stock: number | null,
  image: string | null,
];

// Exports the address a picture came from rather than that of our copy: other installations can fetch only
// the former.
const columns = `id, sku, name, description, category, brand, price, wholesale_price, stock,
  coalesce(source_image_url, image_url)`;
const firstStatement = `SELECT ${columns} FROM products WHERE store_id IS NULL ORDER BY id LIMIT $1`;
const nextStatement = `SELECT ${columns} FROM products WHERE store_id IS NULL AND id > $2 ORDER BY id LIMIT $1`;

/** In the order they came in. */
export const findExported = (db: Db, limit: number, after?: Id): Promise<ProductExportRow[]> =>
  after === undefined
    ? preparedTuples(db, "export-first", firstStatement, [limit])
    : preparedTuples(db, "export-next", nextStatement, [limit, after]);
