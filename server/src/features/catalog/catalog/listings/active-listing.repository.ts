import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, preparedTuples } from "#kernel/database/db.ts";
import { type ListedRow, shelfColumns, withAgreed } from "../product-row.ts";

const statement = `SELECT ${shelfColumns}, '{}'::text[] AS changes FROM listings l ${withAgreed}
  WHERE l.store_id = $1 AND l.product_id = $2 AND l.active`;

export async function findActiveRow(db: Db, storeId: Id, productId: Id): Promise<ListedRow | undefined> {
  const [row] = await preparedTuples<ListedRow>(db, "find-active-listing", statement, [storeId, productId]);
  return row;
}
