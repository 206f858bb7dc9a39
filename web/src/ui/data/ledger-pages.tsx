import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { Pagination } from "@solodesk/contract/kernel/page.ts";
import { Button } from "../forms/button.tsx";
import { Money } from "../text/money.tsx";

interface LedgerPagesProps {
  pagination: Pagination;
  /** The sum of all rows, not of one page. */
  total: Amount;
  page: number;
  onPage: (page: number) => void;
}

/**
 * The foot of a drawer that lists ledger rows: their total, and buttons to page through them if there are
 * several pages.
 */
export const LedgerPages = ({
  pagination: { total: rows, total_pages: pages },
  total,
  page,
  onPage,
}: LedgerPagesProps) => (
  <footer className="space-y-3 border-line border-t px-5 py-4">
    {pages > 1 && (
      <div className="flex items-center gap-2">
        <p className="figures mr-auto text-faint text-sm">
          Page {page.toLocaleString()} of {pages.toLocaleString()}
        </p>
        <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
          Newer
        </Button>
        <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Older
        </Button>
      </div>
    )}
    <p className="flex items-baseline justify-between gap-4 font-medium text-strong">
      <span>{rows === 1 ? "1 row comes to" : `${rows.toLocaleString()} rows come to`}</span>
      <Money value={total} />
    </p>
  </footer>
);
