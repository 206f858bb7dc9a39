import { billing } from "@solodesk/contract/billing.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "#kernel/call.ts";
import { readOf } from "#kernel/query.ts";
import { refreshed } from "#kernel/refreshed.ts";
import { changedByPayments } from "./changed-by-payments.ts";

/** Two seconds apart; from then on only when it is asked for. */
const mostAsked = 15;

/** What became of a payment, asked again while it is open. `onPaid` hears it from the answer itself. */
export function useVerifyPlanPayment(paymentId: Id | undefined, onPaid: (paymentId: Id) => void) {
  const input = { body: { paymentId: paymentId ?? "" } };
  return useQuery({
    ...readOf(billing.verify, input),
    queryFn: async ({ signal }) => {
      const { data } = await call(billing.verify, input, { signal });
      if (data.orderStatus === "success") onPaid(data.paymentId);
      if (data.orderStatus !== "pending") refreshed(changedByPayments);
      return data;
    },
    enabled: paymentId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.orderStatus === "pending" && state.dataUpdateCount < mostAsked ? 2000 : false,
  });
}
