import { loggable } from "#kernel/database/db.ts";
import { oneByOne } from "#kernel/database/one-by-one.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";
import { GatewayFailure } from "#kernel/outside/payment-gateway.ts";
import { claimDetaching, noteDetached, type PaymentMethod } from "./methods.repository.ts";

/** The job that detaches removed cards at their gateways. */
export const DETACH_METHODS = "detach-methods";

const BATCH = 50;

/**
 * Queues the job as part of the transaction that removed the cards; if it cannot be queued, the sweep
 * detaches them.
 */
export const wakeDetaching = (deps: Pick<Deps, "db" | "jobs" | "log" | "clock">): Promise<void> =>
  wakeJob(deps, { name: DETACH_METHODS, data: {}, at: deps.clock.now() });

/**
 * Detaches the cards that are due, each retried until its gateway confirms; returns how many were detached.
 */
export async function detachMethods(deps: Deps): Promise<number> {
  const { db, clock, log } = deps;
  let done = 0;
  for (;;) {
    const due = await claimDetaching(db, clock.now(), BATCH);
    done += await oneByOne(log, due, (method) => detach(deps, method));
    if (due.length < BATCH) return done;
  }
}

async function detach({ db, gateways, log }: Deps, method: PaymentMethod): Promise<boolean> {
  const { id, gateway } = method;
  try {
    const at = gateways.get(gateway);
    if (!at) throw new GatewayFailure("This gateway is not open here.");
    await at.detach(method);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn({ method: id, err: loggable(error) }, "a card was not taken off at its gateway");
    return false;
  }
  await noteDetached(db, id);
  return true;
}
