import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { orderStatuses } from "@solodesk/contract/selling/orders/order.ts";
import { orderStatusNames } from "@solodesk/contract/selling/orders/status-names.ts";
import { LinkTabs } from "#ui/layout/link-tabs.tsx";
import { type OrdersQuery, ordersAddress } from "../orders-read.ts";
import { useOrderCounts } from "./use-orders.ts";

const views = [
  { role: "seller", name: msg("Sales") },
  { role: "buyer", name: msg("Purchases") },
] as const;

/** Links to another view or status keep the search and the days. */
export function OrderTabs({ wanted }: { wanted: OrdersQuery }) {
  const counts = useOrderCounts(wanted);
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const to = (changes: Partial<OrdersQuery>) => ordersAddress({ ...wanted, ...changes });
  return (
    <>
      <LinkTabs
        label={t("Sales or purchases")}
        tabs={views.map(({ role, name }) => ({ name: t(name), to: to({ role, status: "all" }) }))}
        current={to({ status: "all" })}
      />
      <div className="-mx-1 pt-3">
        <LinkTabs
          look="pills"
          label={wanted.role === "seller" ? t("Sales by status") : t("Purchases by status")}
          tabs={[
            { name: t("All||orders of every status"), to: to({ status: "all" }), count: all ?? null },
            ...orderStatuses.map((status) => ({
              name: t(orderStatusNames[status]),
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
