import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { operatorOrders } from "@solodesk/contract/operator/operator-orders.ts";
import { type OrderRole, type OrderStatus, orderStatuses } from "@solodesk/contract/selling/orders/order.ts";
import { orderStatusNames } from "@solodesk/contract/selling/orders/status-names.ts";
import { OrderCards } from "#features/selling/orders/list/order-cards.tsx";
import { OrderTable } from "#features/selling/orders/list/order-table.tsx";
import { OrdersSkeleton } from "#features/selling/orders/list/orders-skeleton.tsx";
import { listIn, maxWords, pageIn } from "#kernel/api/list-query.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { FilterBar } from "#ui/data/filter-bar.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { SearchBox } from "#ui/data/search-box.tsx";
import { useAddressFilter } from "#ui/data/use-address-filter.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { LinkTabs } from "#ui/layout/link-tabs.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { MarketplaceOrderDrawer } from "./marketplace-order-drawer.tsx";

const useMarketplaceOrders = (query: URLSearchParams, status: OrderStatus | undefined) => {
  const wanted = listIn(query);
  const narrowed = { ...pageIn(wanted), ...(wanted.q !== "" && { q: wanted.q }), ...(status && { status }) };
  return useRead(readOf(operatorOrders.listOrders, { query: narrowed }), { quiet: true, keepPrevious: true });
};

/** The marketplace sells them. */
const itself: OrderRole = "seller";

/** The marketplace's own orders: all, those that match the words, or those with one status. */
export function MarketplaceOrders() {
  const { query, typed, type, clear } = useAddressFilter("page", "order");
  const status = orderStatuses.find((one) => one === query.get("status"));
  const { data, isError, isFetching, isPlaceholderData, refetch } = useMarketplaceOrders(query, status);
  const opened = useOpened("order");
  const Rows = useMedia("(min-width: 768px)") ? OrderTable : OrderCards;
  const isNarrowed = status !== undefined || typed !== "";
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  const shown = { label: t("Orders"), role: "seller", zone: viewerZone(), opened } as const;
  const to = (wanted: OrderStatus | undefined) => addressOf(query.get("q") ?? "", wanted);
  return (
    <section aria-label={t("Orders")} className="pb-10">
      <div className="-mx-1">
        <LinkTabs
          look="pills"
          label={t("Orders by status")}
          tabs={[
            { name: t("All||orders of every status"), to: to(undefined), count: all ?? null },
            ...orderStatuses.map((one) => ({
              name: t(orderStatusNames[one]),
              to: to(one),
              count: data?.counts[one] ?? null,
            })),
          ]}
          current={to(status)}
        />
      </div>
      <FilterBar>
        <SearchBox
          label={t("Search orders")}
          placeholder={t("Number, customer or item")}
          value={typed}
          maxLength={maxWords}
          onType={type}
        />
      </FilterBar>
      {!data && !isError && <OrdersSkeleton label={t("Orders")} role={itself} />}
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("The orders could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {data?.orders.length === 0 && (
        <EmptyState
          drawing="receipt"
          action={isNarrowed && <Button onClick={() => clear("status")}>{t("Show all orders")}</Button>}
        >
          {typed !== ""
            ? t("No orders match “{words}”.", { words: typed })
            : status
              ? t("No orders with this status.")
              : t("The marketplace itself hasn't sold anything yet.")}
        </EmptyState>
      )}
      {data && data.orders.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <Rows {...shown} orders={data.orders} />
          <Pager pagination={data.pagination} />
        </div>
      )}
      <MarketplaceOrderDrawer opened={opened} known={data?.orders} />
    </section>
  );
}

function addressOf(q: string, status: OrderStatus | undefined): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(q !== "" && { q }) });
  return query.size === 0 ? pages.operatorOrders : `${pages.operatorOrders}?${query}`;
}
