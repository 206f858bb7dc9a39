import type { Id } from "@solodesk/contract/kernel/id.ts";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { planPayments } from "./billing.table.ts";

export type PlanPaymentRow = typeof planPayments.$inferSelect;

export async function insertPlanPayment(tx: Db, row: PlanPaymentRow): Promise<void> {
  await tx.insert(planPayments).values(row);
}

export async function findPlanPayment(db: Db, paymentId: Id): Promise<PlanPaymentRow | undefined> {
  const [row] = await db.select().from(planPayments).where(eq(planPayments.paymentId, paymentId));
  return row;
}

/** What was bought is there: its payment has a receipt from now on. */
export async function writeReceipt(tx: Db, paymentId: Id): Promise<void> {
  await tx
    .update(planPayments)
    .set({ receiptNumber: sql`nextval('receipt_numbers')` })
    .where(eq(planPayments.paymentId, paymentId));
}
