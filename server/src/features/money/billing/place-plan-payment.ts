import type { Id } from "@solodesk/contract/kernel/id.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { openPayment } from "#features/money/payments/open-payment.ts";
import type { Payment } from "#features/money/payments/purposes.ts";
import type { PlanRow } from "#features/money/plans/list-plans.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { insertPlanPayment, type PlanPaymentRow } from "./plan-payments.repository.ts";
import type { Priced } from "./price-of.ts";

/** How long a buyer has to pay at this price. */
const HELD_FOR = minutes(15);

interface ToPlace {
  userId: Id;
  email: string;
  plan: PlanRow;
  priced: Priced;
  /** For `wallet`, the credits that pay are held. */
  gateway: GatewayName;
}

/**
 * Part of the caller's transaction: opens the payment and records what it is for. The action in `priced` must
 * be one that is charged. Throws "insufficient_funds".
 */
export async function placePlanPayment(
  deps: Deps,
  { userId, email, plan, priced, gateway }: ToPlace,
): Promise<Payment> {
  const payment = await openPayment(deps, {
    purpose: "plan",
    userId,
    gateway,
    ...(gateway === "wallet" ? { amount: 0, credits: priced.due } : { amount: priced.due, credits: 0 }),
    currency: plan.currency,
    email,
    description: plan.name,
    returnPath: pages.pricing,
    saveMethod: plan.kind === "subscription" && gateway !== "wallet",
    expiresAt: after(deps.clock.now(), HELD_FOR),
  });
  await insertPlanPayment(deps.db, {
    paymentId: payment.id,
    userId,
    planId: plan.id,
    action: paidAction(priced),
    lines: priced.lines,
    credits: priced.credits,
    periodStart: priced.startsAt,
    periodEnd: priced.renewsAt,
    follows: priced.follows,
    receiptNumber: null,
    createdAt: payment.createdAt,
  });
  return payment;
}

function paidAction({ action }: Priced): PlanPaymentRow["action"] {
  if (action === "downgrade" || action === "current") throw new Error(`Nothing is paid for "${action}".`);
  return action;
}
