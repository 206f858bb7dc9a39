import { checkout } from "@solodesk/contract/checkout.ts";
import { dashboard } from "@solodesk/contract/dashboard.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "#kernel/call.ts";
import { readOf } from "#kernel/query.ts";
import { refreshed } from "#kernel/refreshed.ts";

/** Two seconds apart; from then on only when it is asked for. */
const mostAsked = 15;

/** What became of a payment, asked again while it is open. `onPaid` hears it from the answer itself. */
export function useVerifyPayment(id: Id, onPaid: () => void) {
  const input = { body: { payment_session_id: id } };
  return useQuery({
    ...readOf(checkout.verify, input),
    queryFn: async ({ signal }) => {
      const { data } = await call(checkout.verify, input, { signal });
      if (data.payment === "success") {
        onPaid();
        refreshed([dashboard.get]);
      }
      return data;
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.payment === "pending" && state.dataUpdateCount < mostAsked ? 2000 : false,
  });
}
