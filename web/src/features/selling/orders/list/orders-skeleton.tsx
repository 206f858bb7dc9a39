import type { OrderRole } from "@solodesk/contract/selling/orders/order.ts";
import { TableSkeleton } from "#ui/data/table-skeleton.tsx";
import { OrderTableFrame } from "./order-table.tsx";

export const OrdersSkeleton = ({ label, role }: { label: string; role: OrderRole }) => (
  <TableSkeleton
    label={label}
    renderTable={(rows) => (
      <OrderTableFrame label={label} role={role}>
        {rows}
      </OrderTableFrame>
    )}
    cells={[
      ["max-lg:!h-14", "w-10"],
      ["max-lg:!h-14", "w-32"],
      ["max-lg:hidden", "w-48"],
      ["max-lg:hidden", "w-36"],
      ["max-xl:hidden", "w-20"],
      ["max-lg:!h-14", "w-24"],
      ["max-lg:!h-14", "ms-auto w-16"],
    ]}
    card={["h-32", "w-24", "w-40", "w-56"]}
  />
);
