import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, preparedTuples } from "#kernel/database/db.ts";
import { type ListedRow, shelfColumns, withAgreed } from "../product-row.ts";

const statement = `SELECT ${shelfColumns}, '{}'::text[] AS changes FROM listings l ${withAgreed}
  WHERE l.store_id = $1 AND l.product_id = ANY($2::uuid[]) AND l.active`;

/** In any order. */
export const findActiveRows = (db: Db, storeId: Id, productIds: readonly Id[]): Promise<ListedRow[]> =>
  preparedTuples<ListedRow>(db, "find-active-listing", statement, [storeId, productIds]);
