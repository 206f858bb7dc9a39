import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { HeadCell } from "#ui/data/table.tsx";
import { type CampaignColumn, type CampaignOrder, nextOrder } from "./campaign-order.ts";

interface SortHeadProps {
  column: CampaignColumn;
  order: CampaignOrder;
  className?: string;
  children: ReactNode;
}

/** A heading that sorts the rows by its column; a second press reverses the order. */
export function SortHead({ column, order, className = "", children }: SortHeadProps) {
  const [query, setQuery] = useSearchParams();
  const isSorted = order.column === column;
  const Arrow = order.isUp ? ArrowUp : ArrowDown;
  const sort = () => {
    const sorted = new URLSearchParams(query);
    const next = nextOrder(order, column);
    if (next === "") sorted.delete("sort");
    else sorted.set("sort", next);
    setQuery(sorted, { replace: true, preventScrollReset: true });
  };
  return (
    <HeadCell
      aria-sort={isSorted ? (order.isUp ? "ascending" : "descending") : undefined}
      className={className}
    >
      <button
        type="button"
        onClick={sort}
        className="relative inline-flex items-center whitespace-nowrap rounded-sm text-inherit after:absolute after:-inset-x-1 after:-inset-y-2 hover:text-strong"
      >
        {children}
        {/* Positioned beside the word, so that nothing moves when it appears. */}
        {isSorted && (
          <Arrow
            aria-hidden="true"
            className={`absolute size-3.5 ${column === "campaign" ? "start-full ms-0.5" : "end-full me-0.5"}`}
          />
        )}
      </button>
    </HeadCell>
  );
}
