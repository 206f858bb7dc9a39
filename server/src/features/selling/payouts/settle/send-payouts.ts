import { loggable } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { type PayoutProvider, ProviderFailure } from "#kernel/outside/payout-provider.ts";
import { after, minutes, seconds } from "#kernel/time/clock.ts";
import { findDestination } from "../destinations/destinations.repository.ts";
import { openDestination } from "../destinations/seal-destination.ts";
import type { PayoutRow } from "../payouts.repository.ts";
import { claimPayout, listDuePayouts, postponePayout } from "./due-payouts.repository.ts";
import { settlePayout } from "./settle-payout.ts";

/** Longer than a provider's answer may take, so that no other process asks meanwhile. */
const CLAIM = seconds(60);
/**
 * Minutes between attempts; the last one repeats without limit, because a seller is waiting for this money.
 */
const waits = [1, 5, 15, 60];
/** How soon to ask again about a payout that the provider is still working on. */
const PATIENCE = minutes(1);

/**
 * Sends all due payouts to the provider; returns how many were settled. The provider knows them by their ids:
 * if a process dies after the provider accepted one and before that is recorded, it is asked again, and
 * nothing is paid twice.
 */
export async function sendPayouts(deps: Deps): Promise<number> {
  const { db, clock, log, payoutProvider: provider } = deps;
  if (!provider) return 0;
  return inBatches<PayoutRow>(
    log,
    ({ after: last, limit }) => listDuePayouts(db, provider.name, clock.now(), { after: last?.id, limit }),
    (payout) => sendPayout(deps, provider, payout),
  );
}

async function sendPayout(deps: Deps, provider: PayoutProvider, due: PayoutRow): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock.now();
  const destinationRow = await findDestination(db, due.destinationId);
  const destination = destinationRow && openDestination(deps, destinationRow);
  if (!destination) {
    await postponePayout(db, due, {
      tryAt: after(now, minutes(60)),
      error: "Its destination cannot be read.",
    });
    return false;
  }
  const payout = await claimPayout(db, due.id, provider.name, { now, until: after(now, CLAIM) });
  if (!payout) return false;
  const { id: payoutId, amount, currency } = payout;
  try {
    const sent = await provider.send({ payoutId, amount, currency, destination });
    if (sent.status !== "pending")
      return (await settlePayout(deps, payoutId, provider.name, sent)) !== undefined;
    await postponePayout(db, payout, { tryAt: after(clock.now(), PATIENCE), error: null });
    return false;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    await tryAgain(deps, payout, error);
    return false;
  }
}

async function tryAgain(
  { db, clock, log }: Deps,
  payout: PayoutRow,
  failure: ProviderFailure,
): Promise<void> {
  const { id: payoutId, attempts } = payout;
  const wait = waits[attempts - 1] ?? waits.at(-1) ?? 0;
  log.warn(
    { payout: payoutId, attempt: attempts, err: loggable(failure) },
    "a payout provider did not answer",
  );
  await postponePayout(db, payout, { tryAt: after(clock.now(), minutes(wait)), error: failure.message });
}
