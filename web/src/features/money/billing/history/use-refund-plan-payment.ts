import { billing } from "@solodesk/contract/money/billing.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { changedByPayments } from "../changed-by-payments.ts";

/** Spec 8: both sentences are fixed; the fallback comes with the endpoint. */
export const useRefundPlanPayment = () => useSend(billing.refund, { refresh: changedByPayments });
