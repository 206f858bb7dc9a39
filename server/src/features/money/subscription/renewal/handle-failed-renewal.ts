import type { Payment } from "#features/money/payments/purposes.ts";
import type { Deps } from "#kernel/deps.ts";
import { lockLive } from "../subscription.repository.ts";
import { findCharge } from "./charges.repository.ts";
import { recordMiss } from "./record-miss.ts";

/**
 * In the transaction in which a payment for a plan failed or expired: the renewal that it was is tried again later, or the
 * subscription ends. What somebody tried to pay by hand changes nothing.
 */
export async function handleFailedRenewal(deps: Deps, payment: Payment): Promise<void> {
  const charge = await findCharge(deps.db, payment.id);
  if (!charge || payment.userId === null) return;
  const row = await lockLive(deps.db, payment.userId);
  const isOwed =
    row?.id === charge.subscriptionId && row.owedFrom?.getTime() === charge.periodStart.getTime();
  // Paid by hand meanwhile, ended, or tried once more already.
  if (!isOwed || row.attempts !== charge.attempt) return;
  await recordMiss(deps, row);
}
