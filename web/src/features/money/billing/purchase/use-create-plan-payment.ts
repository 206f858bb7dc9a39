import { billing } from "@solodesk/contract/money/billing.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { changedByPayments } from "../changed-by-payments.ts";

/** Credits may have paid it at once. */
export const useCreatePlanPayment = () =>
  useSend(billing.create, { overlay: true, refresh: changedByPayments });
