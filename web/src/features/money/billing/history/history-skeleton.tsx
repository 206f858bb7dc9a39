import { Cell, RowCard } from "#ui/data/table.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import { HistoryTableFrame } from "./history-table.tsx";

const rows = [1, 2, 3];
const cells = [
  { width: "w-28", cell: "" },
  { width: "w-36", cell: "" },
  { width: "w-16", cell: "max-lg:hidden" },
  { width: "w-20", cell: "" },
  { width: "ml-auto w-12", cell: "" },
  { width: "ml-auto w-24", cell: "" },
];

/** Placeholder for the first rows of the history, in their size. */
export function HistorySkeleton() {
  const isTable = useMedia("(min-width: 768px)");
  return (
    <div role="status" aria-label="Loading payments">
      {isTable ? (
        <HistoryTableFrame>
          {rows.map((row) => (
            <tr key={row} className="border-line border-b">
              {cells.map(({ width, cell }) => (
                <Cell key={width} className={cell}>
                  <Skeleton className={`h-4 max-w-full ${width}`} />
                </Cell>
              ))}
            </tr>
          ))}
        </HistoryTableFrame>
      ) : (
        <ul aria-hidden="true" className="border-line border-t">
          {rows.map((row) => (
            <RowCard key={row} className="h-28 flex-col !items-stretch">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-4 w-48" />
            </RowCard>
          ))}
        </ul>
      )}
    </div>
  );
}
