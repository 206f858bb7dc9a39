import { Cell, RowCard } from "#ui/data/table.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import { TransactionTableFrame } from "./transaction-table.tsx";

const rows = [1, 2, 3, 4, 5, 6];
const cells = [
  { name: "date", width: "w-36", cell: "" },
  { name: "description", width: "w-48", cell: "" },
  { name: "type", width: "w-16", cell: "max-xl:hidden" },
  { name: "order", width: "w-10", cell: "max-lg:hidden" },
  { name: "status", width: "w-20", cell: "max-xl:hidden" },
  { name: "amount", width: "ml-auto w-16", cell: "" },
  { name: "balance", width: "ml-auto w-16", cell: "" },
];

/** Placeholder for the list and its totals, in their size. */
export function TransactionsSkeleton({ label }: { label: string }) {
  const isTable = useMedia("(min-width: 768px)");
  return (
    <div role="status" aria-label={`Loading ${label.toLowerCase()}`}>
      <Skeleton className="mb-3 h-5 w-64 max-w-full" />
      {isTable ? (
        <TransactionTableFrame label={label}>
          {rows.map((row) => (
            <tr key={row} className="border-line border-b">
              {cells.map(({ name, width, cell }) => (
                <Cell key={name} className={`max-xl:!h-14 ${cell}`}>
                  <Skeleton className={`h-4 max-w-full ${width}`} />
                </Cell>
              ))}
            </tr>
          ))}
        </TransactionTableFrame>
      ) : (
        <ul aria-hidden="true" className="border-line border-t">
          {rows.map((row) => (
            <RowCard key={row} className="h-24 flex-col !items-stretch">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-4 w-32" />
            </RowCard>
          ))}
        </ul>
      )}
    </div>
  );
}
