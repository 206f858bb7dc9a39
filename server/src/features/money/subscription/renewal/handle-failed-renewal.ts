import type { Payment } from "#features/money/payments/purposes.ts";
import type { Deps } from "#kernel/deps.ts";
import { lockLive } from "../subscription.repository.ts";
import { findCharge } from "./charges.repository.ts";
import { recordMiss } from "./record-miss.ts";

/**
 * Part of the transaction in which a plan payment failed or expired: if it was a renewal, it is retried later
 * or the subscription ends. A payment that the user started has no effect.
 */
export async function handleFailedRenewal(deps: Deps, payment: Payment): Promise<void> {
  const charge = await findCharge(deps.db, payment.id);
  if (!charge || payment.userId === null) return;
  const row = await lockLive(deps.db, payment.userId);
  const isOwed =
    row?.id === charge.subscriptionId && row.owedFrom?.getTime() === charge.periodStart.getTime();
  // The period was paid by the user, the subscription ended, or a newer attempt was made.
  if (!isOwed || row.attempts !== charge.attempt) return;
  await recordMiss(deps, row);
}
