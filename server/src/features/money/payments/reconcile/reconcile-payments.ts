// Browsers do not return and webhooks get lost: every minute this asks the gateways about open payments.
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { loggable } from "#kernel/database/db.ts";
import { oneByOne } from "#kernel/database/one-by-one.ts";
import type { Deps } from "#kernel/deps.ts";
import { GatewayFailure } from "#kernel/outside/payment-gateway.ts";
import { claimDuePayments, type Payment } from "../payments.repository.ts";
import type { Purposes } from "../purposes.ts";
import { checkPayment } from "./check-payment.ts";

const BATCH = 50;
/** Payments checked in parallel, because gateways can be slow. */
const LANES = 5;
/**
 * After this many failures in a row a gateway is skipped until the next run, so that the others do not wait
 * for it.
 */
const MOST_FAILURES = 10;

/**
 * Settles open payments by what their gateways report, each at most once per run; returns how many changed.
 */
export async function reconcilePayments(deps: Deps, purposes: Purposes): Promise<number> {
  const failures = new Map<GatewayName, number>();
  const work = (payment: Payment) => reconcile(deps, purposes, payment, failures);
  let changed = 0;
  for (;;) {
    const due = await claimDuePayments(deps.db, deps.clock.now(), BATCH);
    const lanes = Array.from({ length: LANES }, (_, lane) => due.filter((_payment, n) => n % LANES === lane));
    const done = await Promise.all(lanes.map((lane) => oneByOne(deps.log, lane, work)));
    changed += done.reduce((sum, n) => sum + n, 0);
    if (due.length < BATCH) return changed;
  }
}

async function reconcile(
  deps: Deps,
  purposes: Purposes,
  payment: Payment,
  failures: Map<GatewayName, number>,
): Promise<boolean> {
  const { id, gateway, status } = payment;
  const failed = () => failures.get(gateway) ?? 0;
  if (failed() >= MOST_FAILURES) return false;
  try {
    const checked = await checkPayment(deps, purposes, payment);
    failures.delete(gateway);
    return checked.status !== status;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    failures.set(gateway, failed() + 1);
    deps.log.warn({ payment: id, err: loggable(error) }, "a gateway did not say what became of a payment");
    return false;
  }
}
