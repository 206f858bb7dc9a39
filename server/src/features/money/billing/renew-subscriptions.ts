import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findEmail } from "#features/identity/auth/account/find-email.ts";
import { chargeSaved } from "#features/money/payments/methods/charge-saved.ts";
import type { Payment, Purposes } from "#features/money/payments/purposes.ts";
import { startPayment } from "#features/money/payments/start-payment.ts";
import {
  claimRenewal,
  type Renewal,
  recordCharge,
} from "#features/money/subscription/renewal/claim-renewal.ts";
import { findMeans, type Means } from "#features/money/subscription/renewal/find-means.ts";
import {
  type DuePlace,
  listDueSubscriptions,
} from "#features/money/subscription/renewal/list-due-subscriptions.ts";
import { AppError } from "#kernel/app-error.ts";
import { inSavepoint, inTransaction } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { placePlanPayment } from "./place-plan-payment.ts";
import { priceOf } from "./price-of.ts";

/**
 * Charges for the periods that are due, each once however many processes run; returns how many were handled.
 * It is not in subscription, which cannot open payments for plans.
 */
export function renewSubscriptions(deps: Deps, purposes: Purposes): Promise<number> {
  const now = deps.clock.now();
  return inBatches<DuePlace>(
    deps.log,
    (page) => listDueSubscriptions(deps.db, now, page),
    (due) => renew(deps, purposes, due),
  );
}

/**
 * Decides in one transaction and calls the gateway afterwards; after a crash in between, the reconciler
 * continues.
 */
async function renew(deps: Deps, purposes: Purposes, due: DuePlace): Promise<boolean> {
  const opened = await inTransaction(deps, (deps) => open(deps, due));
  if (!opened) return false;
  const { payment, methodId } = opened;
  if (methodId === null) await startPayment(deps, purposes, payment.id, deps.ownOrigin.get());
  else await chargeSaved(deps, purposes, payment.id, methodId);
  return true;
}

async function open(
  deps: Deps,
  due: DuePlace,
): Promise<{ payment: Payment; methodId: Id | null } | undefined> {
  const renewal = await claimRenewal(deps, due);
  if (!renewal) return undefined;
  const means = await findMeans(deps.db, renewal.row);
  const payment = means && (await place(deps, renewal, means));
  await recordCharge(deps, renewal, payment?.id);
  return payment && { payment, methodId: means.methodId };
}

/** Returns undefined if there are not enough credits. */
async function place(
  deps: Deps,
  { userId, plan }: Renewal,
  { gateway }: Means,
): Promise<Payment | undefined> {
  const priced = await priceOf(deps, userId, plan);
  const email = (await findEmail(deps.db, userId)) ?? "";
  try {
    // The savepoint undoes what a refused payment wrote; the claim on the renewal stays.
    return await inSavepoint(deps, (deps) =>
      placePlanPayment(deps, { userId, email, plan, priced, gateway }),
    );
  } catch (error) {
    if (error instanceof AppError && error.code === "insufficient_funds") return undefined;
    throw error;
  }
}
