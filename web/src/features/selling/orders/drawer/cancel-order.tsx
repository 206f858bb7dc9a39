import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { type Consequence, refundedBy } from "@solodesk/contract/selling/orders/refund.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { type ReactNode, useState } from "react";
import { type Read, readOf, useRead } from "#kernel/api/query.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { WhatFollows } from "#ui/layout/what-follows.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { Question } from "#ui/overlays/question.tsx";

interface CancelOrderProps {
  order: Order;
  onYes: () => void;
}

/** Buyers cancel what they haven't paid, and sellers what was paid: only that has consequences. */
export const CancelOrder = ({ order, onYes }: CancelOrderProps) =>
  order.role === "seller" ? (
    <CancelSale order={order} onYes={onYes} />
  ) : (
    <Question
      title={t("Cancel this order?")}
      text={t("What you ordered is no longer kept for you. Nothing was paid.")}
      yes={t("Cancel order")}
      no={t("Keep order")}
      onYes={onYes}
    >
      <Button size="sm">{t("Cancel…||an order")}</Button>
    </Question>
  );

function CancelSale({ order: { id }, onYes }: CancelOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const cancel = () => {
    setAsking(false);
    onYes();
  };
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t("Cancel…||an order")}
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking}>
        {isAsking && (
          <CancelQuestion
            preview={readOf(orders.previewConsequences, { params: { id }, query: { action: "cancel" } })}
            onYes={cancel}
          />
        )}
      </Dialog>
    </>
  );
}

interface CancelQuestionProps {
  preview: Read<{ data: Consequence[] }>;
  busy?: boolean;
  onYes: () => void;
  /** Shown above what follows. */
  children?: ReactNode;
}

/** The inside of the dialog that cancels a paid order: says what follows before the button can be pressed. */
export function CancelQuestion({ preview, busy = false, onYes, children }: CancelQuestionProps) {
  const { data, error, isFetching, refetch } = useRead(preview, { quiet: true, fresh: true });
  const consequences = data?.data;
  const back = !error && consequences && refundedBy(consequences);
  return (
    <DialogContent
      title={t("Cancel this order?")}
      description={t("You can't undo this.")}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t("Keep order")}</Button>
          </DialogClose>
          <Button
            look="danger"
            busy={busy}
            disabled={!consequences || error !== null || isFetching}
            onClick={onYes}
          >
            {back
              ? t("Cancel and refund {amount}||an order", { amount: moneyText(back) })
              : t("Cancel order")}
          </Button>
        </>
      }
    >
      {children}
      <WhatFollows
        consequences={consequences}
        error={error}
        isBehind={isFetching}
        onRetry={() => void refetch()}
      />
    </DialogContent>
  );
}
