import type { billing } from "@solodesk/contract/money/billing.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ planId, planPaymentId }: Targets): Samples<typeof billing> => ({
  preview: { query: { planId } },
  create: { body: { planId, gateway: "sandbox" } },
  verify: { body: { paymentId: planPaymentId } },
  getReceipt: { params: { paymentId: planPaymentId } },
  refund: { body: { paymentId: planPaymentId, reason: "By mistake" } },
});
