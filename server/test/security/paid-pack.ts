import { createPlanPayment } from "#features/money/billing/create-plan-payment.ts";
import { startPayment } from "#features/money/payments/start-payment.ts";
import { verifyPayment } from "#features/money/payments/verify-payment.ts";
import { listPlans } from "#features/money/plans/list-plans.ts";
import { loadDefaultPlans } from "#features/money/plans/load-default-plans.ts";
import { chooseOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import { purposes } from "../../src/purposes.ts";
import type { TestApp } from "../test-app.ts";

/** Credits that somebody bought, by the default list. */
export async function paidPack({ deps }: TestApp, userId: string) {
  await loadDefaultPlans(deps);
  const planId = (await listPlans(deps.db))[0]!.id;
  const { paymentId } = await createPlanPayment(deps, userId, { planId, gateway: "sandbox" });
  const { sessionId } = await startPayment(deps, purposes, paymentId, "http://localhost");
  await chooseOutcome(deps, sessionId!, "pay");
  await verifyPayment(deps, purposes, paymentId);
  return { planId, planPaymentId: paymentId };
}
