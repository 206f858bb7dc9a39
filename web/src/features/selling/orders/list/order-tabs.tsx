import { orderStatuses } from "@solodesk/contract/selling/orders/order.ts";
import { LinkTabs } from "#ui/layout/link-tabs.tsx";
import { orderStatusNames } from "../order-words.ts";
import { type OrdersQuery, ordersAddress } from "../orders-read.ts";
import { useOrderCounts } from "./use-orders.ts";

const views = [
  { role: "seller", name: "Sales" },
  { role: "buyer", name: "Purchases" },
] as const;

/** Links to another view or status keep the search and the days. */
export function OrderTabs({ wanted }: { wanted: OrdersQuery }) {
  const counts = useOrderCounts(wanted);
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const to = (changes: Partial<OrdersQuery>) => ordersAddress({ ...wanted, ...changes });
  return (
    <>
      <LinkTabs
        label="Sales or purchases"
        tabs={views.map(({ role, name }) => ({ name, to: to({ role, status: "all" }) }))}
        current={to({ status: "all" })}
      />
      <div className="-mx-1 pt-3">
        <LinkTabs
          look="pills"
          label={`${views.find(({ role }) => role === wanted.role)?.name} by status`}
          tabs={[
            { name: "All", to: to({ status: "all" }), count: all ?? null },
            ...orderStatuses.map((status) => ({
              name: orderStatusNames[status],
              to: to({ status }),
              count: counts?.[status] ?? null,
            })),
          ]}
          current={to({})}
        />
      </div>
    </>
  );
}
