import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import { eq } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { bookingPolicies } from "./booking-policies.table.ts";

/** Does nothing if it is stored already. */
export const insertPolicy = (tx: Db, policy: typeof bookingPolicies.$inferInsert): Promise<unknown> =>
  tx.insert(bookingPolicies).values(policy).onConflictDoNothing();

export async function findPolicy(db: Db, sha256: string): Promise<Policy | undefined> {
  const [row] = await db
    .select({ policy: bookingPolicies.policy })
    .from(bookingPolicies)
    .where(eq(bookingPolicies.sha256, sha256));
  return row?.policy;
}
