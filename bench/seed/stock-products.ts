import type { Id } from "@solodesk/contract/kernel/id.ts";
import type pg from "pg";
import { storeId } from "./seed-store.ts";

/** Returns `count` products of the measured store, which never sell out from now on. */
export async function stockProducts(pool: pg.Pool, count: number): Promise<Id[]> {
  const { rows } = await pool.query<{ id: Id }>(
    `UPDATE products SET stock = 1000000000 WHERE id = ANY(ARRAY(SELECT product_id FROM listings WHERE store_id = $1 AND active
       ORDER BY id LIMIT $2)) RETURNING id`,
    [storeId, count],
  );
  return rows.map(({ id }) => id);
}
