// What the address of a list asks for: search words, dates and a page.
import { SomeDay } from "@solodesk/contract/kernel/time.ts";

export const maxWords = 200;

export interface ListQuery {
  q: string;
  /** Days in the store's time zone; "" means no limit. */
  from: string;
  to: string;
  page: number;
}

const dayIn = (written: string | null): string => SomeDay.safeParse(written).data ?? "";

/** The page of a list; `name` is its query parameter where a screen has several lists. */
export function pageNumberIn(query: URLSearchParams, name = "page"): number {
  const page = Number(query.get(name));
  return Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : 1;
}

/** Reads the address. If `to` is before `from`, both become `from`. */
export function listIn(query: URLSearchParams): ListQuery {
  const [from, to] = [dayIn(query.get("from")), dayIn(query.get("to"))];
  return {
    q: (query.get("q") ?? "").slice(0, maxWords),
    from,
    to: to !== "" && to < from ? from : to,
    page: pageNumberIn(query),
  };
}

/** Omits empty filters, so that the same list has the same query key. */
export const filterQuery = ({ q, from, to }: ListQuery) => ({
  ...(q === "" ? {} : { q }),
  ...(from === "" ? {} : { from }),
  ...(to === "" ? {} : { to }),
});

export const pageIn = ({ page }: Pick<ListQuery, "page">) => (page === 1 ? {} : { page });
