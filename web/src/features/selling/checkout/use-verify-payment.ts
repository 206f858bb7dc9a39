import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useAskedAgain } from "#kernel/api/use-asked-again.ts";

/** What became of a payment, asked again while it is open. `onPaid` hears it from the answer itself. */
export const useVerifyPayment = (id: Id, onPaid: () => void) =>
  useAskedAgain(
    checkout.verify,
    { body: { payment_session_id: id } },
    {
      isOpen: ({ data }) => data.payment === "pending",
      onAnswer: ({ data }) => {
        if (data.payment !== "success") return;
        onPaid();
        refreshed([dashboard.get]);
      },
    },
  );
