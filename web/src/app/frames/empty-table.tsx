import type { ReactNode } from "react";
import { HeadCell, Table } from "#ui/table.tsx";

interface EmptyTableProps {
  label: string;
  columns: readonly Column[];
  /** What belongs into the rows. */
  children: ReactNode;
}

interface Column {
  name: string;
  /** Figures stand flush right. */
  figures?: boolean;
}

/** A table before its first row; phones show cards, so there it has no head. */
export const EmptyTable = ({ label, columns, children }: EmptyTableProps) => (
  <Table aria-label={label}>
    <thead className="max-md:hidden">
      <tr>
        {columns.map(({ name, figures = false }) => (
          <HeadCell key={name} className={figures ? "text-right" : ""}>
            {name}
          </HeadCell>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        <td colSpan={columns.length}>{children}</td>
      </tr>
    </tbody>
  </Table>
);
