import type { Id } from "@solodesk/contract/kernel/id.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { leaveFor } from "#kernel/page/leave-for.ts";
import { notify } from "#kernel/page/notify.ts";
import { changedByOrders } from "../changed-by-orders.ts";

/** On to where an order can still be paid; of a payment that is over by now it is said what became of it. */
export function usePayOrder() {
  const { mutateAsync, isPending } = useSend(checkout.verify, { refresh: changedByOrders, overlay: true });
  const pay = async (payment: Id): Promise<void> => {
    try {
      const { data } = await mutateAsync({ body: { payment_session_id: payment } });
      if (data.checkout_url) leaveFor(data.checkout_url);
      else if (data.payment === "success") notify({ type: "success", title: "It is paid already" });
      else
        notify({ type: "error", title: "Error", description: "It cannot be paid any more. Order it anew." });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  return { pay, isPending };
}
