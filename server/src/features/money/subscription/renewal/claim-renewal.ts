import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findPlan } from "#features/money/plans/find-plan.ts";
import type { PlanRow } from "#features/money/plans/list-plans.ts";
import { holdAccount } from "#features/store/store/hold-account.ts";
import type { Deps } from "#kernel/deps.ts";
import {
  type DuePlace,
  lockDue,
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
  /** What the next period is of. */
  plan: PlanRow;
}

/**
 * Part of the transaction that opens its payment: the next period is owed from now on, and this is a try to have it paid. What
 * was cancelled ends instead, and so does what belongs to an account that is to be deleted; what such a one owes already is not
 * tried, and holds as long as for others. A plan that was scheduled holds from now on, paid or not. Undefined when there is
 * nothing to pay, or somebody else is at it.
 */
export async function claimRenewal(
  deps: Deps,
  { id, userId }: Pick<DuePlace, "id" | "userId">,
): Promise<Renewal | undefined> {
  const now = deps.clock.now();
  const isLeaving = (await holdAccount(deps.db, userId)) === "leaves";
  const due = await lockDue(deps.db, id, now);
  if (!due) return undefined;
  if (due.cancelAtPeriodEnd || (isLeaving && due.owedFrom === null)) {
    await endRow(deps, due, "cancelled");
    return undefined;
  }
  if (isLeaving) {
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

/** Whoever keeps the account in time has lost no day in which it could still be paid. */
async function waitUntried(deps: Deps, due: SubscriptionRow): Promise<void> {
  const expiresAt = await holdUnpaid(deps.db, due.userId, due.owedFrom ?? due.periodEnd);
  if (expiresAt <= deps.clock.now()) return endRow(deps, due, "expired");
  await updateSubscription(deps.db, due.id, { dueAt: expiresAt });
}

/** What came of it, in the same transaction: the payment that was opened, or none where there is nothing to pay it with. */
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
