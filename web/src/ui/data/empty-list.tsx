import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../forms/button.tsx";
import { EmptyState } from "../layout/empty-state.tsx";
import type { ListFilter } from "./use-list-filter.ts";

interface EmptyListProps {
  filter: Pick<ListFilter, "page" | "isNarrow" | "q" | "clear">;
  /** Starts both sentences, such as "No orders". */
  nothing: string;
  /** Shown if no filter is set. */
  children: ReactNode;
}

/**
 * Shown in place of a list without rows: there are none, none match the filters, or the page is past the last
 * one.
 */
export function EmptyList({ filter, nothing, children }: EmptyListProps) {
  const [query, setQuery] = useSearchParams();
  if (filter.page > 1) {
    const first = new URLSearchParams(query);
    first.delete("page");
    return (
      <EmptyState
        drawing="search"
        action={<Button onClick={() => setQuery(first)}>{t("First page")}</Button>}
      >
        {t("The list ends before this page.")}
      </EmptyState>
    );
  }
  if (filter.isNarrow) {
    return (
      <EmptyState drawing="search" action={<Button onClick={filter.clear}>{t("Clear filters")}</Button>}>
        {filter.q === ""
          ? t("{nothing} on these days.", { nothing })
          : t("{nothing} match “{words}”.", { nothing, words: filter.q })}
      </EmptyState>
    );
  }
  return children;
}
