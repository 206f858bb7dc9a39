import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { useSend } from "#kernel/api/use-send.ts";

/** Credits are kept for it at once, so the wallet is read anew. */
export const useCreatePayment = () =>
  useSend(checkout.create, {
    overlay: true,
    errorTitle: "Order Error",
    refresh: [dashboard.get, checkout.preview],
  });
