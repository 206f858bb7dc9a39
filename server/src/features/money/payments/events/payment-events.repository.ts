import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { and, eq, max } from "drizzle-orm";
import { type Db, prepared } from "#kernel/database/db.ts";
import { paymentEvents } from "../payments.table.ts";

type PaymentEvent = typeof paymentEvents.$inferSelect;
type Known = Omit<PaymentEvent, "paymentId" | "alert">;

/**
 * Returns false if the event was recorded before. A concurrent insert of the same event waits for this
 * transaction.
 */
export async function insertEvent(tx: Db, event: Known): Promise<boolean> {
  const { rowCount } = await tx.insert(paymentEvents).values(event).onConflictDoNothing();
  return rowCount === 1;
}

export async function noteEffect(
  tx: Db,
  { gateway, eventId }: { gateway: GatewayName; eventId: string },
  effect: Pick<PaymentEvent, "paymentId" | "alert">,
): Promise<void> {
  await tx
    .update(paymentEvents)
    .set(effect)
    .where(and(eq(paymentEvents.gateway, gateway), eq(paymentEvents.eventId, eventId)));
}

/**
 * Deletes at most `most` events from before `before`; the database never deletes those of the last 5 years.
 */
export async function deleteEventsBefore(db: Db, before: Date, most: number): Promise<number> {
  const statement = "SELECT forget_payment_events($1, $2) AS forgotten";
  const [row] = await prepared<{ forgotten: number }>(db, "forget-payment-events", statement, [before, most]);
  return row?.forgotten ?? 0;
}

export async function findLastReceipt(db: Db, gateway: GatewayName): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: max(paymentEvents.receivedAt) })
    .from(paymentEvents)
    .where(eq(paymentEvents.gateway, gateway));
  return row?.at ?? undefined;
}
