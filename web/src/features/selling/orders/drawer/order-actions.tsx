import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { leaveFor } from "#kernel/page/leave-for.ts";
import { notify } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { changedByOrders } from "../changed-by-orders.ts";
import { RefundOrderDialog } from "../refund/refund-order-dialog.tsx";
import type { ChangingOrder } from "../use-change-order.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { canCancel, canRefund, type OrderStep, stepsOf } from "./order-steps.ts";
import { ShipDialog } from "./ship-dialog.tsx";

/** Leads to the payment page of an unpaid order, or says in a toast why it cannot be paid. */
function usePayOrder() {
  const { mutateAsync, isPending } = useSend(checkout.verify, { refresh: changedByOrders, overlay: true });
  const pay = async (payment: Id): Promise<void> => {
    try {
      const { data } = await mutateAsync({ body: { payment_session_id: payment } });
      if (data.checkout_url) leaveFor(data.checkout_url);
      else if (data.payment === "success") notify({ type: "success", title: t("Already paid") });
      else
        notify({
          type: "error",
          title: t("Error"),
          description: t("You can no longer pay for this order. Place a new one."),
        });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  return { pay, isPending };
}

interface OrderActionsProps {
  order: Order;
  changing: ChangingOrder;
}

/** The usual next step as the main button, other actions below; a finished order has none. */
export function OrderActions({ order, changing }: OrderActionsProps) {
  const [isShipping, setShipping] = useState(false);
  const [isRefunding, setRefunding] = useState(false);
  const paying = usePayOrder();
  const [usual, ...others] = stepsOf(order);
  const { change, isPending } = changing;
  const take = ({ status, done }: OrderStep) =>
    status === "shipped" ? setShipping(true) : void change({ status }, t(done));
  const isToPay = order.role === "buyer" && order.status === "pending_payment" && order.payment.reference;
  const isRefundable = canRefund(order);
  const isOpen = usual || isToPay || isRefundable || canCancel(order);
  return (
    <>
      {isOpen && (
        <footer className="space-y-2 border-line border-t p-4">
          {usual && (
            <Button look="primary" busy={isPending} onClick={() => take(usual)} className="h-11 w-full">
              {t(usual.name)}
            </Button>
          )}
          {isToPay && (
            <Button
              look="primary"
              busy={paying.isPending}
              onClick={() => void paying.pay(isToPay)}
              className="h-11 w-full"
            >
              {t("Pay now")}
            </Button>
          )}
          <div className="flex flex-wrap gap-2 *:flex-1">
            {others.map((step) => (
              <Button key={step.status} size="sm" disabled={isPending} onClick={() => take(step)}>
                {t(step.name)}
              </Button>
            ))}
            {isRefundable && (
              <Button size="sm" disabled={isPending} onClick={() => setRefunding(true)}>
                {t("Refund…")}
              </Button>
            )}
            {canCancel(order) && (
              <CancelOrder
                order={order}
                onYes={() => void change({ status: "cancelled" }, t("Order cancelled"))}
              />
            )}
          </div>
        </footer>
      )}
      <ShipDialog order={order} open={isShipping} changing={changing} onClose={() => setShipping(false)} />
      <RefundOrderDialog order={order} open={isRefunding} onClose={() => setRefunding(false)} />
    </>
  );
}
