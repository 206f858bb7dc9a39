// What a list is asked for by its address: words, days and a page.
import { SomeDay } from "@solodesk/contract/kernel/time.ts";

export const maxWords = 200;

export interface WantedList {
  q: string;
  /** Days on the store's calendar; "" is any. */
  from: string;
  to: string;
  page: number;
}

const dayIn = (written: string | null): string => SomeDay.safeParse(written).data ?? "";

/** Days the wrong way round are one day. */
export function listIn(query: URLSearchParams): WantedList {
  const [from, to] = [dayIn(query.get("from")), dayIn(query.get("to"))];
  const page = Number(query.get("page"));
  return {
    q: (query.get("q") ?? "").slice(0, maxWords),
    from,
    to: to !== "" && to < from ? from : to,
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : 1,
  };
}

/** Only wishes are sent, so that all ask alike. */
export const filterQuery = ({ q, from, to }: WantedList) => ({
  ...(q === "" ? {} : { q }),
  ...(from === "" ? {} : { from }),
  ...(to === "" ? {} : { to }),
});

export const pageIn = ({ page }: WantedList) => (page === 1 ? {} : { page });
