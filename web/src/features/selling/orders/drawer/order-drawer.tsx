import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { lazy, Suspense, useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { orderName } from "../order-words.ts";

// Loaded on demand: most visits to the list open no order.
const DrawerBody = lazy(async () => ({ default: (await import("./order-drawer-body.tsx")).OrderDrawerBody }));

interface OrderDrawerProps {
  opened: Opened;
  /** The orders of the list, shown until the opened one has loaded. */
  known: readonly Order[] | undefined;
  zone: string;
}

/** Everything about one order and all its actions; slides in from below on a phone. */
export function OrderDrawer({ opened, known, zone }: OrderDrawerProps) {
  const { id, close } = opened;
  // The last order stays visible while the drawer slides out.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const { data, error, isFetching, refetch } = useRead(readOf(orders.get, { params: { id: last ?? "" } }), {
    enabled: id !== undefined,
    quiet: true,
  });
  const order = data?.data ?? known?.find((one) => one.id === last);
  return (
    <Drawer
      title={order ? orderName(order) : t("Order||noun, one order")}
      open={id !== undefined}
      onClose={close}
      className="md:w-[30rem]"
    >
      {order ? (
        <Suspense fallback={<DrawerSkeleton />}>
          <DrawerBody key={order.id} order={order} zone={zone} />
        </Suspense>
      ) : error && isUnknown(error) ? (
        <EmptyState drawing="receipt">{t("We couldn't find this order among yours.")}</EmptyState>
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("This order could not be loaded. Nothing was changed.")}
        </ErrorState>
      ) : (
        <DrawerSkeleton />
      )}
    </Drawer>
  );
}

/** A truncated or invented id in the URL fails validation, and names no order either. */
const isUnknown = ({ code }: { code: string }): boolean =>
  code === "not_found" || code === "validation_failed";

const DrawerSkeleton = () => (
  <output aria-label={t("Loading the order")} className="block space-y-4 p-5">
    <Skeleton className="h-6 w-40" />
    <Skeleton className="h-5 w-24" />
    <Skeleton className="h-32" />
    <Skeleton className="h-24" />
    <Skeleton className="h-24" />
  </output>
);
