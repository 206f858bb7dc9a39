import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { EmptyList, type NoMatch } from "#ui/data/empty-list.tsx";
import { ExportButton } from "#ui/data/export-button.tsx";
import { ListFilters } from "#ui/data/list-filters.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { useListFilter } from "#ui/data/use-list-filter.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { OrderDrawer } from "./drawer/order-drawer.tsx";
import { NoOrders } from "./list/no-orders.tsx";
import { OrderCards } from "./list/order-cards.tsx";
import type { OrderRowsProps } from "./list/order-rows-props.ts";
import { OrderTable } from "./list/order-table.tsx";
import { OrderTabs } from "./list/order-tabs.tsx";
import { OrdersSkeleton } from "./list/orders-skeleton.tsx";
import { useOrders } from "./list/use-orders.ts";
import { orderFilter, ordersIn } from "./orders-read.ts";

/** A page of orders: a table, or cards below 768 px. */
function OrderRows(props: OrderRowsProps) {
  const isTable = useMedia("(min-width: 768px)");
  return isTable ? <OrderTable {...props} /> : <OrderCards {...props} />;
}

interface OrdersScreenProps {
  /** The store's time zone; undefined without a store. */
  zone: string | undefined;
  /** What a seller without sales can do next. */
  nextStep: ReactNode;
}

/** `/orders`: the user's sales, or with `?role=buyer` the user's purchases. */
const noMatch: Record<"seller" | "buyer", NoMatch> = {
  seller: { days: msg("No sales on these days."), words: msg("No sales match “{words}”.") },
  buyer: { days: msg("No purchases on these days."), words: msg("No purchases match “{words}”.") },
};

export function OrdersScreen({ zone = viewerZone(), nextStep }: OrdersScreenProps) {
  const [query] = useSearchParams();
  const filter = useListFilter();
  const wanted = ordersIn(query);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useOrders(wanted);
  const opened = useOpened("order");
  const total = isPlaceholderData ? 0 : (data?.pagination.total ?? 0);
  const name = wanted.role === "seller" ? t("Sales") : t("Purchases");
  const actions = (
    <ExportButton
      endpoint={orders.export}
      input={{ query: orderFilter(wanted) }}
      total={total}
      done={t("Orders exported")}
    />
  );
  return (
    <Screen title={t(pageNames.orders)} actions={actions}>
      <OrderTabs wanted={wanted} />
      <ListFilters filter={filter} label={t("Search orders")} placeholder={t("Number, customer or item")} />
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("Your orders could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {!data && !isError && <OrdersSkeleton label={name} role={wanted.role} />}
      {data?.orders.length === 0 && (
        <EmptyList filter={filter} noMatch={noMatch[wanted.role]}>
          <NoOrders {...wanted} nextStep={nextStep} />
        </EmptyList>
      )}
      {data && data.orders.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <OrderRows label={name} role={wanted.role} orders={data.orders} zone={zone} opened={opened} />
          <Pager pagination={data.pagination} />
        </div>
      )}
      <OrderDrawer opened={opened} known={data?.orders} zone={zone} />
    </Screen>
  );
}
