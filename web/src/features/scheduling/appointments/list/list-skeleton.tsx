import { Cell, RowCard } from "#ui/data/table.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import { TableFrame } from "./appointment-table.tsx";

const rows = [1, 2, 3, 4, 5, 6];
const cells = [
  { width: "w-36", cell: "" },
  { width: "w-40", cell: "max-lg:hidden" },
  { width: "w-44", cell: "" },
  { width: "w-24", cell: "max-lg:hidden" },
  { width: "ml-auto w-28", cell: "" },
];

/** Placeholder of the list, with rows of their final size. */
export function ListSkeleton({ label, picks }: { label: string; picks: boolean }) {
  const isTable = useMedia("(min-width: 768px)");
  return (
    <div role="status" aria-label={`Loading ${label.toLowerCase()}`}>
      {isTable ? (
        <TableFrame label={label} pick={picks && <Skeleton className="size-4.5" />}>
          {rows.map((row) => (
            <tr key={row} className="border-line border-b">
              {picks && (
                <Cell>
                  <Skeleton className="size-4.5" />
                </Cell>
              )}
              {cells.map(({ width, cell }) => (
                <Cell key={width} className={`!h-14 ${cell}`}>
                  <Skeleton className={`h-4 max-w-full ${width}`} />
                </Cell>
              ))}
            </tr>
          ))}
        </TableFrame>
      ) : (
        <ul aria-hidden="true" className={`border-line border-t ${picks ? "mt-11" : ""}`}>
          {rows.map((row) => (
            <RowCard key={row} className="h-26 flex-col !items-stretch">
              <Skeleton className="h-4 w-48" />
              <Skeleton className="h-4 w-32" />
            </RowCard>
          ))}
        </ul>
      )}
    </div>
  );
}
