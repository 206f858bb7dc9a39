import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

const SERVICES = `SELECT count(*)::int AS count FROM services
  WHERE store_id = $1 AND payment_due = 'card_on_file' AND archived_at IS NULL`;

/** Counts the services of a store that need a saved card. */
export async function countCardServices(db: Db, storeId: Id): Promise<number> {
  const [row] = await prepared<{ count: number }>(db, "count-card-services", SERVICES, [storeId]);
  return row?.count ?? 0;
}
