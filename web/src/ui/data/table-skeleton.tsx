import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { Skeleton } from "../layout/skeleton.tsx";
import { useMedia } from "../layout/use-media.ts";
import { Cell, RowCard } from "./table.tsx";

interface TableSkeletonProps {
  /** The name of the list. */
  label: string;
  rows?: number;
  /** The table around the rows, with the final head. */
  renderTable: (rows: ReactNode) => ReactNode;
  /** Classes of each cell, and of the bar in it. */
  cells: readonly (readonly [cell: string, bar: string])[];
  /** Classes of the cards on a phone, and of the bars in each. */
  card: readonly [card: string, ...bars: string[]];
  cardsClass?: string;
}

/** Placeholder of a list that is a table, and cards on a phone, with rows of their final size. */
export function TableSkeleton({
  label,
  rows = 6,
  renderTable,
  cells,
  card,
  cardsClass = "",
}: TableSkeletonProps) {
  const isTable = useMedia("(min-width: 768px)");
  const [cardClass, ...bars] = card;
  const numbers = Array.from({ length: rows }, (_, row) => row);
  return (
    <div role="status" aria-label={t("Loading {list}", { list: label })}>
      {isTable ? (
        renderTable(
          numbers.map((row) => (
            <tr key={row} className="border-line border-b">
              {cells.map(([cell, bar], at) => (
                <Cell key={at} className={cell}>
                  <Skeleton className={`h-4 max-w-full ${bar}`} />
                </Cell>
              ))}
            </tr>
          )),
        )
      ) : (
        <ul aria-hidden="true" className={`border-line border-t ${cardsClass}`}>
          {numbers.map((row) => (
            <RowCard key={row} className={`flex-col !items-stretch ${cardClass}`}>
              {bars.map((bar) => (
                <Skeleton key={bar} className={`h-4 ${bar}`} />
              ))}
            </RowCard>
          ))}
        </ul>
      )}
    </div>
  );
}
