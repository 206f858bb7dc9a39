import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import type { SubscriptionRow } from "./subscription.repository.ts";
import { subscriptionPeriods } from "./subscription.table.ts";

export type PeriodRow = typeof subscriptionPeriods.$inferSelect;

export async function insertPeriod(tx: Db, row: PeriodRow): Promise<void> {
  await tx.insert(subscriptionPeriods).values(row);
}

/** Returns the period that was paid for last. */
export const findLastPeriod = (
  db: Db,
  { paidBy }: Pick<SubscriptionRow, "paidBy">,
): Promise<PeriodRow | undefined> => findPeriod(db, paidBy);

export async function findPeriod(db: Db, paymentId: Id): Promise<PeriodRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptionPeriods)
    .where(eq(subscriptionPeriods.paymentId, paymentId));
  return row;
}

/** Ends a period that another plan replaces, and records what had been scheduled to follow it. */
export async function cutPeriod(
  tx: Db,
  { paymentId }: PeriodRow,
  at: Date,
  { cancelAtPeriodEnd, nextPlanId }: Pick<SubscriptionRow, "cancelAtPeriodEnd" | "nextPlanId">,
): Promise<void> {
  await tx
    .update(subscriptionPeriods)
    .set({ endsAt: at, wasEnding: cancelAtPeriodEnd, nextPlanId })
    .where(eq(subscriptionPeriods.paymentId, paymentId));
}

/** Moves the end of a period: to before the end of the paid time, or back. */
export async function endPeriodAt(tx: Db, { paymentId, endsAt }: PeriodRow, at: Date): Promise<void> {
  await tx
    .update(subscriptionPeriods)
    .set({ endsAt: at })
    .where(and(eq(subscriptionPeriods.paymentId, paymentId), eq(subscriptionPeriods.endsAt, endsAt)));
}
