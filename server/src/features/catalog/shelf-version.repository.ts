import type { Id } from "@solodesk/contract/kernel/id.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";

/**
 * PostgreSQL keeps in `xmin` which transaction wrote a row, and those numbers only grow. So with as many listings as
 * before the first sum has grown if any of them is new or changed, and with the same listings the second has grown
 * if any product changed. Nothing has to be written for it: a sale of a product that a thousand stores list would
 * otherwise have to touch all their rows.
 */
export async function fingerprintShelf(db: Db, storeId: Id): Promise<string> {
  const { rows } = await db.execute<{ fingerprint: string }>(sql`
    SELECT concat_ws('-', count(*), sum(l.xmin::text::bigint), sum(p.xmin::text::bigint)) AS fingerprint
    FROM listings l JOIN products p ON p.id = l.product_id
    WHERE l.store_id = ${storeId} AND l.active`);
  return rows[0]?.fingerprint ?? "";
}
