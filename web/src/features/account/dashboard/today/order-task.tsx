import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { ItemsLine } from "#features/selling/orders/drawer/items-line.tsx";
import { orderName } from "#features/selling/orders/order-words.ts";
import { useChangeOrder } from "#features/selling/orders/use-change-order.ts";
import { RowCard } from "#ui/data/table.tsx";
import { Button } from "#ui/forms/button.tsx";
import { useHasOpened } from "#ui/overlays/use-opened.ts";
import { Moment } from "#ui/text/moment.tsx";

// Loaded on demand: most visits ship nothing.
const ShipDialog = lazy(async () => ({
  default: (await import("#features/selling/orders/drawer/ship-dialog.tsx")).ShipDialog,
}));

interface OrderTaskProps {
  order: Order;
  /** The store's time zone. */
  zone: string;
}

/** An order to ship. */
export function OrderTask({ order, zone }: OrderTaskProps) {
  const [isAsking, setAsking] = useState(false);
  const hasAsked = useHasOpened(isAsking);
  const changing = useChangeOrder(order);
  return (
    <RowCard className="relative justify-between">
      <div className="min-w-0">
        <p className="break-words">
          <Link
            to={`${pages.orders}?order=${order.id}`}
            aria-label={orderName(order)}
            className="rounded-sm font-medium text-strong after:absolute after:inset-0"
          >
            {order.customer.name}
          </Link>{" "}
          <span className="figures text-faint text-sm">{order.number}</span>
        </p>
        <ItemsLine items={order.items} className="text-body" />
        <p className="text-faint text-sm">
          <Moment instant={order.placed_at} zone={zone} />
        </p>
      </div>
      <Button
        size="sm"
        className="relative shrink-0"
        aria-label={t("Mark as shipped: order {number}", { number: order.number })}
        onClick={() => setAsking(true)}
      >
        {t("Mark as shipped…")}
      </Button>
      {hasAsked && (
        <Suspense>
          <ShipDialog order={order} open={isAsking} changing={changing} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </RowCard>
  );
}
