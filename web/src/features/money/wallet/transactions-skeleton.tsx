import { TableSkeleton } from "#ui/data/table-skeleton.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { TransactionTableFrame } from "./transaction-table.tsx";

/** Placeholder for the list and its totals, in their size. */
export const TransactionsSkeleton = ({ label }: { label: string }) => (
  <>
    <Skeleton className="mb-3 h-5 w-64 max-w-full" />
    <TableSkeleton
      label={label}
      renderTable={(rows) => <TransactionTableFrame label={label}>{rows}</TransactionTableFrame>}
      cells={[
        ["max-xl:!h-14", "w-36"],
        ["max-xl:!h-14", "w-48"],
        ["max-xl:hidden", "w-16"],
        ["max-xl:!h-14 max-lg:hidden", "w-24"],
        ["max-xl:hidden", "w-20"],
        ["max-xl:!h-14", "ms-auto w-16"],
        ["max-xl:!h-14", "ms-auto w-16"],
      ]}
      card={["h-24", "w-40", "w-24", "w-32"]}
    />
  </>
);
