import type { GatewayName } from "@solodesk/contract/payments.ts";
import { and, eq } from "drizzle-orm";
import type { Db } from "#kernel/db.ts";
import { paymentEvents } from "./payments.table.ts";

type PaymentEvent = typeof paymentEvents.$inferSelect;
type Known = Omit<PaymentEvent, "paymentId" | "alert">;

/** False when it came before. Whoever brings the same one meanwhile waits for this transaction. */
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
