import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { billing } from "@solodesk/contract/money/billing.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { useSearchParams } from "react-router";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { leaveFor } from "#kernel/page/leave-for.ts";
import { changedByPayments } from "../changed-by-payments.ts";
import { keepPurchaseChoice } from "./purchase-choice.ts";

/** Refreshes at once, because credits may have paid it immediately. */
const useCreatePlanPayment = () => useSend(billing.create, { overlay: true, refresh: changedByPayments });

/** Refusals which mean that the price or the offer has changed since it was shown. */
const stale = ["plan_changed", "total_changed", "not_found", "invalid_transition"];

/** Creates the payment and opens the gateway's page; credits pay at once. */
export function usePay(plan: Id, onStale: () => void) {
  const create = useCreatePlanPayment();
  const [, setQuery] = useSearchParams();
  const pay = async (gateway: GatewayName, { amount }: Money) => {
    try {
      const { data } = await create.mutateAsync({ body: { planId: plan, gateway, amount } });
      keepPurchaseChoice(data.paymentId, { plan, gateway });
      if (data.checkoutUrl !== null) leaveFor(data.checkoutUrl);
      else setQuery({ payment: data.paymentId }, { replace: true });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      if (stale.includes(refusal.code)) onStale();
    }
  };
  return { pay, isPaying: create.isPending, refusal: create.error };
}
