import { t } from "@solodesk/contract/kernel/language/t.ts";
import { operatorOrders } from "@solodesk/contract/operator/operator-orders.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { useState } from "react";
import { CancelQuestion } from "#features/selling/orders/drawer/cancel-order.tsx";
import { canCancel, type OrderStep, stepsOf } from "#features/selling/orders/drawer/order-steps.ts";
import { ShipDialog } from "#features/selling/orders/drawer/ship-dialog.tsx";
import type { ChangingOrder } from "#features/selling/orders/use-change-order.ts";
import { readOf } from "#kernel/api/query.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

interface MarketplaceOrderActsProps {
  order: Order;
  changing: ChangingOrder;
}

/** The usual next step as the main button, other acts below; nothing for an order that is over. */
export function MarketplaceOrderActs({ order, changing }: MarketplaceOrderActsProps) {
  const [asked, setAsked] = useState<"ship" | "cancel">();
  const { change, isPending } = changing;
  const [usual, ...others] = stepsOf(order);
  const take = ({ status, done }: OrderStep) =>
    status === "shipped" ? setAsked("ship") : void change({ status }, t(done));
  const close = () => setAsked(undefined);
  return (
    <>
      {(usual || canCancel(order)) && (
        <footer className="space-y-2 border-line border-t p-4">
          {usual && (
            <Button look="primary" busy={isPending} onClick={() => take(usual)} className="h-11 w-full">
              {t(usual.name)}
            </Button>
          )}
          <div className="flex flex-wrap gap-2 *:flex-1">
            {others.map((step) => (
              <Button key={step.status} size="sm" disabled={isPending} onClick={() => take(step)}>
                {t(step.name)}
              </Button>
            ))}
            {canCancel(order) && (
              <Button
                size="sm"
                aria-haspopup="dialog"
                disabled={isPending}
                onClick={() => setAsked("cancel")}
              >
                {t("Cancel…||an order")}
              </Button>
            )}
          </div>
        </footer>
      )}
      <ShipDialog order={order} open={asked === "ship"} changing={changing} onClose={close} />
      <Dialog open={asked === "cancel"} onOpenChange={(isOpen) => !isOpen && close()}>
        {asked === "cancel" && <CancelWithReason order={order} changing={changing} onDone={close} />}
      </Dialog>
    </>
  );
}

interface CancelWithReasonProps extends MarketplaceOrderActsProps {
  onDone: () => void;
}

/** If cancelling is refused, what was typed stays. */
function CancelWithReason({ order: { id }, changing, onDone }: CancelWithReasonProps) {
  const [reason, setReason] = useState("");
  const cancel = async () => {
    const note = reason.trim();
    const change = { status: "cancelled" as const, ...(note !== "" && { note }) };
    if (await changing.change(change, t("Order cancelled"))) onDone();
  };
  return (
    <CancelQuestion
      preview={readOf(operatorOrders.previewCancellation, { params: { id } })}
      busy={changing.isPending}
      onYes={() => void cancel()}
    >
      <div className="pb-4">
        <Field label={t("Reason")} hint={t("For your records. Customers don't see this.")} optional>
          {(wiring) => (
            <Textarea
              {...wiring}
              rows={2}
              maxLength={1000}
              className="!min-h-16"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </div>
    </CancelQuestion>
  );
}
