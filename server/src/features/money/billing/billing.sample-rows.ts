import { startPayment } from "#features/money/payments/start-payment.ts";
import { verifyPayment } from "#features/money/payments/verify-payment.ts";
import { listPlans } from "#features/money/plans/list-plans.ts";
import { loadDefaultPlans } from "#features/money/plans/load-default-plans.ts";
import { chooseOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import type { MarkedSeller } from "#test/security/marked-seller.ts";
import { purposes } from "../../../purposes.ts";
import { createPlanPayment } from "./create-plan-payment.ts";

/** Credits that were bought by the default list, and are all still there. */
export async function billingRows({ server: { deps }, id }: MarkedSeller) {
  await loadDefaultPlans(deps);
  const planId = (await listPlans(deps.db))[0]!.id;
  const { paymentId } = await createPlanPayment(deps, id, { planId, gateway: "sandbox" });
  const { sessionId } = await startPayment(deps, purposes, paymentId, "http://localhost");
  await chooseOutcome(deps, sessionId!, "pay");
  await verifyPayment(deps, purposes, paymentId);
  return { planId, planPaymentId: paymentId };
}
