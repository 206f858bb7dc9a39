import type { Id } from "@solodesk/contract/kernel/id.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";

/**
 * Returns when a refund of a subscription payment was last requested after `since`, or undefined if none was.
 */
export async function findLastBack(db: Db, userId: Id, since: Date): Promise<Date | undefined> {
  const { rows } = await db.execute<{ at: string }>(sql`
    SELECT refunds.created_at AS at FROM refunds JOIN plan_payments ON plan_payments.payment_id = refunds.payment_id
    WHERE plan_payments.user_id = ${userId} AND plan_payments.credits IS NULL
      AND refunds.kind = 'plan' AND refunds.status <> 'failed' AND refunds.created_at > ${since.toISOString()}
    ORDER BY refunds.created_at DESC LIMIT 1`);
  const [last] = rows;
  return last && new Date(last.at);
}
