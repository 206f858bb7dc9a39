import type { Id } from "@solodesk/contract/kernel/id.ts";
import { eq } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { subscriptionCharges } from "../subscription.table.ts";

export type ChargeRow = typeof subscriptionCharges.$inferSelect;

/** Violates "subscription_charges_pkey" if another process has made this attempt. */
export async function insertCharge(tx: Db, row: ChargeRow): Promise<void> {
  await tx.insert(subscriptionCharges).values(row);
}

export async function findCharge(db: Db, paymentId: Id): Promise<ChargeRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptionCharges)
    .where(eq(subscriptionCharges.paymentId, paymentId));
  return row;
}
