import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
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
        <p className="figures me-auto text-faint text-sm">
          {t("Page {page} of {pages}", {
            page: numberFormat().format(page),
            pages: numberFormat().format(pages),
          })}
        </p>
        <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
          {t("Newer||rows")}
        </Button>
        <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {t("Older||rows")}
        </Button>
      </div>
    )}
    <p className="flex items-baseline justify-between gap-4 font-medium text-strong">
      <span>
        {t("{rows, plural, one {# row comes to} other {# rows come to}}||before their total", { rows })}
      </span>
      <Money value={total} />
    </p>
  </footer>
);
