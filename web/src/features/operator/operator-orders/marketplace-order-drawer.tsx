import { t } from "@solodesk/contract/kernel/language/t.ts";
import { operatorOrders } from "@solodesk/contract/operator/operator-orders.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { orderStatusNames } from "@solodesk/contract/selling/orders/status-names.ts";
import { Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { ChangedMeanwhile } from "#features/selling/orders/drawer/changed-meanwhile.tsx";
import { OrderFacts } from "#features/selling/orders/drawer/order-facts.tsx";
import { OrderItems } from "#features/selling/orders/drawer/order-items.tsx";
import { OrderSums } from "#features/selling/orders/drawer/order-sums.tsx";
import { OrderTimeline } from "#features/selling/orders/drawer/order-timeline.tsx";
import { orderName, orderStatusTones } from "#features/selling/orders/order-words.ts";
import { OrderPaper } from "#features/selling/orders/paper/order-paper.tsx";
import { useVersionedChange } from "#features/selling/orders/use-change-order.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { type Opened, useOpened } from "#ui/overlays/use-opened.ts";
import { Money } from "#ui/text/money.tsx";
import { MarketplaceOrderActs } from "./marketplace-order-acts.tsx";

interface MarketplaceOrderDrawerProps {
  opened: Opened;
  /** The orders of the list, shown until the opened one has loaded. */
  known: readonly Order[] | undefined;
}

/** Everything about one order of the marketplace, and what the operator can do about it. */
export function MarketplaceOrderDrawer({ opened: { id, close }, known }: MarketplaceOrderDrawerProps) {
  // The last order stays visible while the drawer slides out.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const read = readOf(operatorOrders.getOrder, { params: { id: last ?? "" } });
  const { data, error, isFetching, refetch } = useRead(read, { enabled: id !== undefined, quiet: true });
  const order = data?.data ?? known?.find((one) => one.id === last);
  return (
    <Drawer
      title={order ? orderName(order) : t("Order||noun, one order")}
      open={id !== undefined}
      onClose={close}
      className="md:w-[30rem]"
    >
      {order ? (
        <DrawerBody key={order.id} order={order} />
      ) : error && isUnknown(error) ? (
        <EmptyState drawing="receipt">{t("The marketplace has no such order.")}</EmptyState>
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("This order could not be loaded. Nothing was changed.")}
        </ErrorState>
      ) : (
        <output aria-label={t("Loading the order")} className="block space-y-4 p-5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-32" />
          <Skeleton className="h-24" />
        </output>
      )}
    </Drawer>
  );
}

/** A truncated or invented id in the address fails validation, and names no order either. */
const isUnknown = ({ code }: { code?: string }): boolean =>
  code === "not_found" || code === "validation_failed";

const changed = [operatorOrders.listOrders, operatorOrders.getOrder, operatorOrders.previewCancellation];

function useChangeMarketplaceOrder(order: Order) {
  const params = { id: order.id };
  const options = { refresh: changed, quiet: true, ownWords: true };
  const { mutateAsync, isPending } = useSend(operatorOrders.changeOrder, options);
  return useVersionedChange(order, {
    send: (body) => mutateAsync({ params, body }),
    isPending,
    read: readOf(operatorOrders.getOrder, { params }),
    changed,
  });
}

function DrawerBody({ order }: { order: Order }) {
  const changing = useChangeMarketplaceOrder(order);
  const printed = useOpened("print");
  const zone = viewerZone();
  return (
    <>
      <header className="p-5 pe-14 pb-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="figures text-lg">{orderName(order)}</h2>
          <Money value={order.total} className="font-semibold text-lg text-strong" />
        </div>
        <p dir="auto" className="break-words text-body">
          {order.customer.name}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone={orderStatusTones[order.status]}>{t(orderStatusNames[order.status])}</Badge>
          <Button asChild size="sm" look="ghost">
            <Link
              to={printed.addressOf("packing-slip")}
              state={{ opened: "print" }}
              preventScrollReset
              aria-haspopup="dialog"
            >
              <Printer aria-hidden="true" />
              {t("Packing slip")}
            </Link>
          </Button>
        </div>
      </header>
      <div className="min-h-0 flex-1 space-y-6 overflow-y-auto px-5 pb-5">
        <ChangedMeanwhile {...changing} />
        <section aria-label={t("Items")} className="space-y-3">
          <OrderItems order={order} zone={zone} />
          <OrderSums order={order} />
        </section>
        <OrderFacts order={order} zone={zone} />
        <OrderTimeline order={order} zone={zone} reader="operator" />
      </div>
      <MarketplaceOrderActs order={order} changing={changing} />
      <OrderPaper order={order} zone={zone} opened={printed} />
    </>
  );
}
