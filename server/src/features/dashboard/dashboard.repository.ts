// A read model: the one screen that sums up several features reads their figures in one statement.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";

export interface SellerSummary extends Record<string, unknown> {
  id: Id;
  name: string;
  email: string;
  picture: string | null;
  products: number;
  services: number;
  pending: number;
}

export async function findSellerSummary(db: Db, userId: Id): Promise<SellerSummary | undefined> {
  const { rows } = await db.execute<SellerSummary>(sql`
    SELECT users.id, users.name, users.email, users.picture,
      (SELECT count(*)::int FROM listings WHERE listings.store_id = stores.id) AS products,
      (SELECT count(*)::int FROM services
        WHERE services.store_id = stores.id AND services.archived_at IS NULL) AS services,
      (SELECT count(*)::int FROM appointments
        WHERE appointments.store_id = stores.id AND appointments.status = 'Pending') AS pending
    FROM users LEFT JOIN stores ON stores.user_id = users.id
    WHERE users.id = ${userId}`);
  return rows[0];
}
