import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/db.ts";
import { listingColumns, productColumns } from "./product-row.ts";

// Hashes of all that a visitor may see, and nothing has to be written for it: a sale of a product that a thousand
// stores list would otherwise have to touch all their rows. Rows hash to 64 bits, so their sum tells two shelves apart
// but for one chance in 10^19.
const statement = `
  SELECT concat_ws('-', count(*), sum(hash_record_extended(shown, 0))) AS fingerprint
  FROM (
    SELECT ${productColumns}, ${listingColumns} FROM listings l JOIN products p ON p.id = l.product_id
    WHERE l.store_id = $1 AND l.active
  ) shown`;

export async function fingerprintShelf(db: Db, storeId: Id): Promise<string> {
  const [row] = await prepared<{ fingerprint: string }>(db, "fingerprint-shelf", statement, [storeId]);
  return row?.fingerprint ?? "";
}
