import { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { billing } from "@solodesk/contract/money/billing.ts";
import { useSearchParams } from "react-router";
import { queryClient } from "#kernel/api/query-client.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { usePoll } from "#kernel/api/use-poll.ts";
import { notify } from "#kernel/page/notify.ts";
import { changedByPayments } from "./changed-by-payments.ts";
import { settleChoice } from "./purchase/purchase-choice.ts";

/** Polls the status of a payment while it is pending. Calls `onPaid` when a response reports success. */
function useVerifyPlanPayment(paymentId: Id | undefined, onPaid: (paymentId: Id) => void) {
  return usePoll(
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

/**
 * The payment named in the address after the user returns from paying. Spec 4: its status is null until it is
 * verified, then success or failed; a reset clears the order, its status and its error.
 */
export function usePaymentOrder() {
  const [query, setQuery] = useSearchParams();
  const currentOrder = Id.safeParse(query.get("payment")).data;
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useVerifyPlanPayment(currentOrder, (payment) => {
    if (settleChoice(payment)) notify({ type: "success", title: t("Payment verified successfully!") });
  });
  const data = answer?.data;
  const reset = (next: Record<string, string> = {}) => {
    queryClient.removeQueries({ queryKey: [billing.verify.path] });
    const after = new URLSearchParams(query);
    for (const name of ["payment", "cancelled"]) after.delete(name);
    for (const [name, value] of Object.entries(next)) after.set(name, value);
    setQuery(after, { replace: true, preventScrollReset: true });
  };
  return {
    currentOrder,
    orderStatus: data === undefined || data.orderStatus === "pending" ? null : data.orderStatus,
    error: data === undefined ? error : null,
    isLoading: isFetching,
    isKnown: data !== undefined,
    wasLeft: query.has("cancelled"),
    checkoutUrl: data?.checkoutUrl ?? null,
    askAgain: () => void refetch(),
    reset,
  };
}

export type PaymentOrder = ReturnType<typeof usePaymentOrder>;
