import { Cell, Table } from "#ui/data/table.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import { CardSkeleton } from "./endless-cards.tsx";
import { RowSkeleton } from "./endless-table.tsx";

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

export function ProductsSkeleton({
  label,
  columns,
}: {
  /** Says what is loading. */
  label: string;
  columns: readonly { cell: string }[];
}) {
  const isTable = useMedia("(min-width: 768px)");
  return (
    <div role="status" aria-label={label}>
      {isTable ? (
        <Table aria-hidden="true" className="table-fixed">
          <thead>
            <tr className="border-line border-b [&>td]:h-9 [&>td]:py-0">
              <Cell className="w-9" />
              <Cell />
              {columns.map(({ cell }, at) => (
                <Cell key={at} className={cell} />
              ))}
              <Cell className="w-26" />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RowSkeleton key={row} columns={columns} />
            ))}
          </tbody>
        </Table>
      ) : (
        <ul aria-hidden="true" className="border-line border-t">
          {rows.map((row) => (
            <CardSkeleton key={row} />
          ))}
        </ul>
      )}
    </div>
  );
}
