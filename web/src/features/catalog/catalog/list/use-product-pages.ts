// An endless list over numbered pages. Spec 4: page 1 replaces the list, later pages are appended. Only the
// visible pages are observed, so that a change refetches those few and not a thousand scrolled past.
import type { Pagination } from "@solodesk/contract/kernel/page.ts";
import { keepPreviousData, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import type { Read } from "#kernel/api/query.ts";
import { keepPlace, keptPlaceOf } from "./kept-places.ts";

export interface PageOf<P> {
  products: P[];
  pagination: Pagination;
}

export type PageRead<P> = Read<PageOf<P>>;

export interface ProductPages<P> {
  /** Identifies this list at this history entry. */
  place: string;
  /** "ready" as soon as there is something to show, even while the next search is running. */
  state: "loading" | "failed" | "ready";
  /** The rows shown still answer the previous search. */
  isPrevious: boolean;
  /** Total number of products. */
  total: number;
  /** Number of rows loaded so far. */
  count: number;
  /** Undefined while its page is loading. */
  at: (index: number) => P | undefined;
  /** Returns all rows from one to another, fetching those that are not loaded. */
  between: (first: number, last: number) => Promise<P[]>;
  /** Reports which rows are visible; near the end the next page is appended. */
  show: (first: number, last: number) => void;
  /** Set when a later page could not be fetched. */
  retry: (() => void) | undefined;
  reload: () => void;
}

/** Rows to load ahead of the last visible one. */
const ahead = 40;
/** Milliseconds. The seller's own changes refresh the pages anyway; until then they stay as they are. */
const staleTime = 60_000;

/** @param read returns the read of a page; must change only with the search. */
export function useProductPages<P>(read: (page: number) => PageRead<P>): ProductPages<P> {
  const client = useQueryClient();
  const name = JSON.stringify(read(1).queryKey);
  const first = useQuery({ ...read(1), placeholderData: keepPreviousData, staleTime });
  const { total = 0, page_size: size = 1, total_pages: last = 0 } = first.data?.pagination ?? {};

  const { key } = useLocation();
  const place = `${key} ${name}`;
  const start = { name, pages: 1, from: 1, to: 1 };
  const [reached, setReached] = useState(() => ({ ...start, pages: keptPlaceOf(place)?.pages ?? 1 }));
  const seen = reached.name === name ? reached : start;
  const later = numbers(Math.max(seen.from, 2), Math.min(seen.to, last));
  const rest = useQueries({ queries: later.map((page) => ({ ...read(page), staleTime })) });

  const broken = rest.find((_, at) => later[at] === seen.pages && rest[at]?.isError);
  const pageOf = (index: number) => Math.floor(index / size) + 1;
  const pageAt = (page: number) => (page === 1 ? first.data : rest[later.indexOf(page)]?.data);

  return {
    place,
    state: first.data ? "ready" : first.isFetching ? "loading" : "failed",
    isPrevious: first.isPlaceholderData,
    total,
    count: Math.min(total, (seen.pages - (broken ? 1 : 0)) * size),
    at: (index) => pageAt(pageOf(index))?.products[index % size],
    between: async (from, to) => {
      const wanted = numbers(pageOf(from), pageOf(to));
      const pages = await Promise.all(
        wanted.map((page) => client.query({ ...read(page), staleTime: "static" })),
      );
      return pages.flatMap(({ products }) => products).slice(from % size, (from % size) + to - from + 1);
    },
    show: (firstRow, lastRow) => {
      if (first.isPlaceholderData || broken) return;
      const from = pageOf(Math.max(firstRow - ahead, 0));
      const to = Math.min(pageOf(lastRow + ahead), Math.max(last, 1));
      if (seen.from === from && seen.to === to) return;
      const pages = Math.max(seen.pages, to);
      keepPlace(place, { pages });
      setReached({ name, from, to, pages });
    },
    retry: broken ? () => void broken.refetch() : undefined,
    reload: () => void first.refetch(),
  };
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => from + at);
