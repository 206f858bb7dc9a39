import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Pagination } from "@solodesk/contract/kernel/page.ts";
import { Link, useSearchParams } from "react-router";
import { Button } from "../forms/button.tsx";

interface PagerProps {
  pagination: Pagination;
  /** Keeps the scroll position when the page changes; for a list in the middle of a screen. */
  stays?: boolean;
  /** The query parameter with the page; set it if a screen has two lists. */
  name?: string;
}

/**
 * Links to the previous and next page of a list. The page is in the address. Renders nothing if there is only
 * one page.
 */
export function Pager({ pagination, stays = false, name = "page" }: PagerProps) {
  const [query] = useSearchParams();
  const { current_page: page, page_size: size, total, total_pages: pages } = pagination;
  if (pages <= 1) return null;
  const to = (wanted: number) => {
    const next = new URLSearchParams(query);
    if (wanted === 1) next.delete(name);
    else next.set(name, String(wanted));
    return `?${next}`;
  };
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return (
    <nav aria-label={t("Pages")} className="flex items-center gap-2 pt-4">
      <p className="figures me-auto text-faint text-sm">
        {t("{first}–{last} of {total}", {
          first: numberFormat().format(first),
          last: numberFormat().format(last),
          total: numberFormat().format(total),
        })}
      </p>
      <Step name={t("Previous||page")} stays={stays} to={page > 1 ? to(page - 1) : undefined} />
      <Step name={t("Next||page")} stays={stays} to={page < pages ? to(page + 1) : undefined} />
    </nav>
  );
}

interface StepProps {
  name: string;
  to: string | undefined;
  stays: boolean;
}

const Step = ({ name, to, stays }: StepProps) =>
  to === undefined ? (
    <Button size="sm" disabled>
      {name}
    </Button>
  ) : (
    <Button size="sm" asChild>
      <Link to={to} preventScrollReset={stays}>
        {name}
      </Link>
    </Button>
  );
