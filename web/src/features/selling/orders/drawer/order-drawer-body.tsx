import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { orderStatusNames } from "@solodesk/contract/selling/orders/status-names.ts";
import { Printer } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { Money } from "#ui/text/money.tsx";
import { DisputeNotice } from "../evidence/dispute-notice.tsx";
import { OrderEvidence } from "../evidence/order-evidence.tsx";
import { orderName, orderStatusTones, otherSide } from "../order-words.ts";
import { OrderPaper } from "../paper/order-paper.tsx";
import { useChangeOrder } from "../use-change-order.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderEarnings } from "./order-earnings.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderNote } from "./order-note.tsx";
import { OrderSums } from "./order-sums.tsx";
import { OrderTimeline } from "./order-timeline.tsx";

interface OrderDrawerBodyProps {
  order: Order;
  zone: string;
}

export function OrderDrawerBody({ order, zone }: OrderDrawerBodyProps) {
  const changing = useChangeOrder(order);
  const printed = useOpened("print");
  const isSeller = order.role === "seller";
  const wasPaid = order.timeline.some(({ event }) => event === "paid" || event === "paid_late");
  return (
    <>
      <header className="p-5 pe-14 pb-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="figures text-lg">{orderName(order)}</h2>
          <Money value={order.total} className="font-semibold text-lg text-strong" />
        </div>
        <p dir="auto" className="break-words text-body">
          {otherSide(order)}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone={orderStatusTones[order.status]}>{t(orderStatusNames[order.status])}</Badge>
          <span className="flex flex-wrap gap-1">
            {isSeller && <PaperLink name={t("Packing slip")} to={printed.addressOf("packing-slip")} />}
            {wasPaid && <PaperLink name={t("Receipt")} to={printed.addressOf("receipt")} />}
          </span>
        </div>
      </header>
      <div className="min-h-0 flex-1 space-y-6 overflow-y-auto px-5 pb-5">
        <ChangedMeanwhile {...changing} />
        <DisputeNotice order={order} zone={zone} />
        <section aria-label={t("Items")} className="space-y-3">
          <OrderItems order={order} zone={zone} />
          <OrderSums order={order} />
        </section>
        {order.split && order.payment.status !== "failed" && (
          <OrderEarnings order={order} split={order.split} zone={zone} />
        )}
        <OrderFacts order={order} zone={zone} />
        {isSeller && <OrderNote id={order.id} />}
        <OrderTimeline order={order} zone={zone} />
        {(!order.dispute || order.dispute.won) && <OrderEvidence look="ghost" order={order} />}
      </div>
      <OrderActions order={order} changing={changing} />
      <OrderPaper order={order} zone={zone} opened={printed} />
    </>
  );
}

const PaperLink = ({ name, to }: { name: string; to: string }) => (
  <Button asChild size="sm" look="ghost">
    <Link to={to} state={{ opened: "print" }} preventScrollReset aria-haspopup="dialog">
      <Printer aria-hidden="true" />
      {name}
    </Link>
  </Button>
);
