import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import type { PlanRow } from "#features/money/plans/list-plans.ts";
import { lockAccountState } from "#features/store/store/locks/lock-account-state.ts";
import type { Deps } from "#kernel/deps.ts";
import {
  type DuePlace,
  lockDueSubscription,
  type SubscriptionRow,
  updateSubscription,
} from "../subscription.repository.ts";
import { insertCharge } from "./charges.repository.ts";
import { endRow } from "./end-subscription.ts";
import { holdUnpaid } from "./hold-unpaid.ts";
import { recordMiss } from "./record-miss.ts";
import { owedSince } from "./retries.ts";

export interface Renewal {
  row: SubscriptionRow;
  userId: Id;
  /** The plan of the next period. */
  plan: PlanRow;
}

/**
 * Part of the transaction that opens the renewal's payment: the next period is owed from now on, a scheduled
 * plan applies, paid or not, and this counts as an attempt. A cancelled subscription ends instead, as does
 * one of an account that is suspended or being deleted; if that one already owes a period, it is not charged and
 * stays active as long as others do. Returns undefined if there is nothing to pay or another process has it.
 */
export async function claimRenewal(
  deps: Deps,
  { id, userId }: Pick<DuePlace, "id" | "userId">,
): Promise<Renewal | undefined> {
  const now = deps.clock.now();
  const isClosed = (await lockAccountState(deps.db, userId)) !== "stays";
  const due = await lockDueSubscription(deps.db, id, now);
  if (!due) return undefined;
  if (due.cancelAtPeriodEnd || (isClosed && due.owedFrom === null)) {
    await endRow(deps, due, "cancelled");
    return undefined;
  }
  if (isClosed) {
    await waitUntried(deps, due);
    return undefined;
  }
  const attempts = due.attempts + 1;
  const owedFrom = due.owedFrom ?? owedSince(due.periodEnd, now);
  const planId = due.nextPlanId ?? due.planId;
  const row = await updateSubscription(deps.db, id, {
    planId,
    nextPlanId: null,
    owedFrom,
    attempts,
    dueAt: null,
  });
  const plan = await findPlan(deps.db, planId);
  if (!row || !plan) throw new Error(`Subscription ${id} cannot be renewed.`);
  return { row, userId, plan };
}

/** Keeps it unpaid until it expires: if the account is restored in time, the period can still be paid. */
async function waitUntried(deps: Deps, due: SubscriptionRow): Promise<void> {
  const expiresAt = await holdUnpaid(deps.db, due.userId, due.owedFrom ?? due.periodEnd);
  if (expiresAt <= deps.clock.now()) return endRow(deps, due, "expired");
  await updateSubscription(deps.db, due.id, { dueAt: expiresAt });
}

/**
 * Records the attempt in the same transaction, with the payment that was opened or none if nothing can pay.
 */
export async function recordCharge(deps: Deps, { row }: Renewal, paymentId: Id | undefined): Promise<void> {
  await insertCharge(deps.db, {
    subscriptionId: row.id,
    periodStart: row.owedFrom ?? row.periodEnd,
    attempt: row.attempts,
    paymentId: paymentId ?? null,
    madeAt: deps.clock.now(),
  });
  if (paymentId === undefined) await recordMiss(deps, row);
}
