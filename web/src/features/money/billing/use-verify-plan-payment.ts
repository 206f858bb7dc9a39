import type { Id } from "@solodesk/contract/kernel/id.ts";
import { billing } from "@solodesk/contract/money/billing.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useAskedAgain } from "#kernel/api/use-asked-again.ts";
import { changedByPayments } from "./changed-by-payments.ts";

/** What became of a payment, asked again while it is open. `onPaid` hears it from the answer itself. */
export function useVerifyPlanPayment(paymentId: Id | undefined, onPaid: (paymentId: Id) => void) {
  return useAskedAgain(
    billing.verify,
    { body: { paymentId: paymentId ?? "" } },
    {
      enabled: paymentId !== undefined,
      isOpen: ({ data }) => data.orderStatus === "pending",
      onAnswer: ({ data }) => {
        if (data.orderStatus === "success") onPaid(data.paymentId);
        if (data.orderStatus !== "pending") refreshed(changedByPayments);
      },
    },
  );
}
