import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { RefundOrder } from "@solodesk/contract/selling/orders/refund.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { Money } from "#ui/text/money.tsx";
import { changedByOrders } from "../changed-by-orders.ts";
import { RefundFields } from "./refund-fields.tsx";
import { RefundPreview } from "./refund-preview.tsx";
import { hasGoods, type RefundChoice, refundRequest } from "./refund-request.ts";
import { usePreviewRefund } from "./use-preview-refund.ts";

/** Spec 8 fixes both messages: they are the endpoint's `done` and `failed`. */
const useRefundOrder = () => useSend(orders.refund, { refresh: changedByOrders });

interface RefundOrderDialogProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

export const RefundOrderDialog = ({ order, open, onClose }: RefundOrderDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    {open && <Refund order={order} onClose={onClose} />}
  </Dialog>
);

/** Restocking is preselected only for orders that have not been shipped. */
const firstChoice = (order: Order): RefundChoice => ({
  kind: "all",
  quantities: {},
  amount: "",
  restock: hasGoods(order) && (order.status === "paid" || order.status === "processing"),
});

function Refund({ order, onClose }: Omit<RefundOrderDialogProps, "open">) {
  const { id, number, total } = order;
  const [choice, setChoice] = useState(() => firstChoice(order));
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const request = refundRequest(choice, total.currency);
  const preview = usePreviewRefund(id, request);
  const refund = useRefundOrder();
  const checked = RefundOrder.safeParse({ ...request, restock: choice.restock, reason });
  const problem = checked.error?.issues.find(({ path }) => path[0] === "reason")?.message;
  const submit = async () => {
    setTried(true);
    if (!request || problem !== undefined) return;
    try {
      await refund.mutateAsync({ params: { id }, body: { ...request, reason: reason.trim() } });
      onClose();
    } catch (refusal) {
      // The error has been shown; the typed text stays.
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  const amount = request && !preview.error && preview.consequences ? preview.split?.amount : undefined;
  return (
    <DialogContent
      title={t("Refund order {number}", { number })}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t("Cancel")}</Button>
          </DialogClose>
          <Button
            look="danger"
            busy={refund.isPending}
            disabled={amount === undefined || preview.isBehind}
            onClick={() => void submit()}
          >
            {amount
              ? rich("Refund <amount></amount>", { amount: () => <Money value={amount} /> })
              : t("Refund||verb")}
          </Button>
        </>
      }
    >
      <div className="space-y-5 pb-1">
        <RefundFields order={order} choice={choice} onChoose={setChoice} />
        <Field
          label={t("Reason")}
          hint={t("For your records. Customers don't see this.")}
          error={isTried ? problem : undefined}
        >
          {(wiring) => (
            <Textarea
              {...wiring}
              rows={2}
              maxLength={500}
              required
              className="!min-h-16"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {request && <RefundPreview {...preview} />}
      </div>
    </DialogContent>
  );
}
