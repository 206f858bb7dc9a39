// What a user spent and sold in a range of time.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";

export interface Activity extends Record<string, unknown> {
  /** Minor units. */
  creditsSpent: number;
  /** Paid orders in the user's store. */
  orders: number;
  /** Appointments that began. */
  appointments: number;
}

export async function findActivity(
  db: Db,
  userId: Id,
  { from, to }: { from: Date; to: Date },
): Promise<Activity> {
  const [since, until] = [from.toISOString(), to.toISOString()];
  const { rows } = await db.execute<Activity>(sql`
    SELECT
      (SELECT coalesce(-sum(amount), 0)::float8 FROM postings
        WHERE user_id = ${userId} AND line IS NOT NULL AND type IN ('purchase', 'subscription')
          AND at > ${since} AND at <= ${until}) AS "creditsSpent",
      (SELECT count(*)::int FROM orders JOIN stores ON stores.id = orders.store_id
        WHERE stores.user_id = ${userId} AND paid_at > ${since} AND paid_at <= ${until}) AS orders,
      (SELECT count(*)::int FROM appointments JOIN stores ON stores.id = appointments.store_id
        WHERE stores.user_id = ${userId} AND status NOT IN ('Cancelled', 'Held')
          AND starts_at > ${since} AND starts_at <= ${until}) AS appointments`);
  return rows[0] ?? { creditsSpent: 0, orders: 0, appointments: 0 };
}
