// Browsers do not come back and webhooks get lost: each minute the gateways are asked about what is still open.
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { loggable } from "#kernel/database/db.ts";
import { oneByOne } from "#kernel/database/one-by-one.ts";
import type { Deps } from "#kernel/deps.ts";
import { GatewayTrouble } from "#kernel/outside/payment-gateway.ts";
import { claimDuePayments, type Payment } from "../payments.repository.ts";
import type { Purposes } from "../purposes.ts";
import { checkPayment } from "./check-payment.ts";

const BATCH = 50;
/** A gateway that takes its time is asked about several at once. */
const LANES = 5;
/** One that failed so often in a row is left alone until the next run: the others' must not wait for it. */
const MOST_FAILURES = 10;

/** Settles what the gateways know of payments that are open; answers how many changed. Each is looked at once in a run. */
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
    if (!(error instanceof GatewayTrouble)) throw error;
    failures.set(gateway, failed() + 1);
    deps.log.warn({ payment: id, err: loggable(error) }, "a gateway did not say what became of a payment");
    return false;
  }
}
