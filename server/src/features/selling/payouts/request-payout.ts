import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Payout, RequestPayout } from "@solodesk/contract/selling/payouts.ts";
import { payoutAbout } from "#features/identity/audit/about-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { keptMoney, moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Config } from "#kernel/config/config.ts";
import { type Db, inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { type DestinationRow, lockDestination } from "./destinations/destinations.repository.ts";
import { emailPayoutOwner } from "./emails/email-payout-owner.ts";
import { payoutHoldEntry } from "./payout-entries.ts";
import { insertPayoutRows } from "./payout-rows.repository.ts";
import { countRequestedSince, insertPayout, type PayoutRow } from "./payouts.repository.ts";
import { requireDailyRate } from "./require-daily-rate.ts";
import { wakePayouts } from "./settle/wake-payouts.ts";
import { toPayout } from "./to-payout.ts";

function requireMinimum({ PAYOUT_MINIMUM, CURRENCY: currency }: Config, amount: number): void {
  if (amount >= PAYOUT_MINIMUM) return;
  const least = moneyInWords({ amount: PAYOUT_MINIMUM, currency });
  throw new AppError("validation_failed", { fields: { amount: t("Withdraw at least {least}.", { least }) } });
}

/** Runs after the amount is held: what is left must still cover what is owed. */
async function requireOwedCovered(tx: Db, { userId, currency }: PayoutRow): Promise<void> {
  const { earnings, receivable } = await getWallet(tx, userId);
  if (earnings + receivable >= 0) return;
  const owed = moneyInWords({ amount: -receivable, currency });
  const message = t("You owe {owed}. That much stays in your earnings until it's paid.", { owed });
  throw new AppError("insufficient_funds", { message });
}

function newPayout({ config, clock, newId }: Deps, destination: DestinationRow, amount: number): PayoutRow {
  const now = clock.now();
  return {
    id: newId(),
    userId: destination.userId,
    destinationId: destination.id,
    amount,
    currency: config.CURRENCY,
    status: "requested",
    approvedAt: config.PAYOUT_APPROVAL ? null : now,
    provider: null,
    reference: "",
    reason: "",
    attempts: 0,
    error: null,
    tryAt: now,
    claimedUntil: null,
    requestedAt: now,
    settledAt: null,
  };
}

/**
 * Holds the money first, so that of concurrent requests only those succeed that the earnings cover. Throws
 * "confirmation_required", "validation_failed", "not_found", "destination_not_usable", "insufficient_funds"
 * and "rate_limited".
 */
export async function requestPayout(
  deps: Deps,
  user: SessionUser,
  { amount, destination_id }: RequestPayout,
): Promise<Payout> {
  await requireConfirmed(deps, user);
  requireMinimum(deps.config, amount);
  return inTransaction(deps, async (deps) => {
    const destination = await lockDestination(deps.db, user.id, destination_id);
    if (!destination) throw new AppError("not_found");
    if (destination.usableFrom > deps.clock.now()) throw new AppError("destination_not_usable");
    const { masked } = destination;
    const payout = newPayout(deps, destination, amount);
    await postTransaction(deps, payoutHoldEntry(payout, masked));
    // The posting above locked the wallet, so nothing can be taken from it until this transaction ends.
    await requireOwedCovered(deps.db, payout);
    await requireDailyRate(deps, "payout", (since) => countRequestedSince(deps.db, user.id, since));
    await insertPayout(deps.db, payout);
    await insertPayoutRows(deps.db, payout);
    const about = asKept(payoutAbout, { sum: keptMoney(payout), account: masked });
    await recordAudit(deps.db, { userId: user.id, event: "payout_requested", about });
    await emailPayoutOwner(deps, { ...payout, masked });
    if (payout.approvedAt) await wakePayouts(deps);
    return toPayout({ ...payout, masked });
  });
}
