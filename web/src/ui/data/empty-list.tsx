import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../forms/button.tsx";
import { EmptyState } from "../layout/empty-state.tsx";
import type { ListFilter } from "./use-list-filter.ts";

/** Why a filtered list is empty. */
export interface NoMatch {
  /** "No orders on these days." */
  days: Message;
  /** "No orders match “{words}”." */
  words: Message;
}

interface EmptyListProps {
  filter: Pick<ListFilter, "page" | "isNarrow" | "q" | "clear">;
  /** Not needed where lists are not filtered. */
  noMatch?: NoMatch;
  /** Shown if no filter is set. */
  children: ReactNode;
}

/**
 * Shown in place of a list without rows: there are none, none match the filters, or the page is past the last
 * one.
 */
export function EmptyList({ filter, noMatch, children }: EmptyListProps) {
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
  if (filter.isNarrow && noMatch) {
    return (
      <EmptyState drawing="search" action={<Button onClick={filter.clear}>{t("Clear filters")}</Button>}>
        {filter.q === "" ? t(noMatch.days) : t(noMatch.words, { words: filter.q })}
      </EmptyState>
    );
  }
  return children;
}
