import type { Pagination as Page } from "@solodesk/contract/kernel/page.ts";
import { Button } from "./button.tsx";

interface PaginationProps {
  page: Page;
  onPage: (page: number) => void;
}

export function Pagination({
  page: { current_page, page_size, total, total_pages },
  onPage,
}: PaginationProps) {
  if (total_pages <= 1) return null;
  const first = (current_page - 1) * page_size + 1;
  const last = Math.min(current_page * page_size, total);
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4 pt-4">
      <p className="figures text-faint text-sm">
        {first.toLocaleString()}–{last.toLocaleString()} of {total.toLocaleString()}
      </p>
      <div className="flex gap-2">
        <Button size="sm" disabled={current_page <= 1} onClick={() => onPage(current_page - 1)}>
          Previous
        </Button>
        <Button size="sm" disabled={current_page >= total_pages} onClick={() => onPage(current_page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}
