import type { OrderRole } from "@solodesk/contract/selling/orders/order.ts";
import { Cell, RowCard } from "#ui/data/table.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import { OrderTableFrame } from "./order-table.tsx";

const rows = [1, 2, 3, 4, 5, 6];
const cells = [
  { width: "w-10", cell: "" },
  { width: "w-32", cell: "" },
  { width: "w-48", cell: "max-lg:hidden" },
  { width: "w-36", cell: "max-lg:hidden" },
  { width: "w-20", cell: "max-xl:hidden" },
  { width: "w-24", cell: "" },
  { width: "ml-auto w-16", cell: "" },
];

/** Placeholder of the list, with rows of their final size. */
export function OrdersSkeleton({ label, role }: { label: string; role: OrderRole }) {
  const isTable = useMedia("(min-width: 768px)");
  return (
    <div role="status" aria-label={`Loading ${label.toLowerCase()}`}>
      {isTable ? (
        <OrderTableFrame label={label} role={role}>
          {rows.map((row) => (
            <tr key={row} className="border-line border-b">
              {cells.map(({ width, cell }) => (
                <Cell key={width} className={`max-lg:!h-14 ${cell}`}>
                  <Skeleton className={`h-4 max-w-full ${width}`} />
                </Cell>
              ))}
            </tr>
          ))}
        </OrderTableFrame>
      ) : (
        <ul aria-hidden="true" className="border-line border-t">
          {rows.map((row) => (
            <RowCard key={row} className="h-32 flex-col !items-stretch">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-4 w-56" />
            </RowCard>
          ))}
        </ul>
      )}
    </div>
  );
}
