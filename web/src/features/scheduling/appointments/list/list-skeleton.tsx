import { TableSkeleton } from "#ui/data/table-skeleton.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { TableFrame } from "./appointment-table.tsx";

export const ListSkeleton = ({ label, picks }: { label: string; picks: boolean }) => (
  <TableSkeleton
    label={label}
    renderTable={(rows) => (
      <TableFrame label={label} pick={picks && <Skeleton className="size-4.5" />}>
        {rows}
      </TableFrame>
    )}
    cells={[
      ...(picks ? [["!h-14", "w-4.5"] as const] : []),
      ["!h-14", "w-36"],
      ["!h-14 max-lg:hidden", "w-40"],
      ["!h-14", "w-44"],
      ["!h-14 max-lg:hidden", "w-24"],
      ["!h-14", "ms-auto w-28"],
    ]}
    card={["h-26", "w-48", "w-32"]}
    cardsClass={picks ? "mt-11" : ""}
  />
);
