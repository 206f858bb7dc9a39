import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";
import { useDelayed } from "#ui/use-delayed.ts";
import { filterIn, type WantedProducts } from "./catalogue-read.ts";

export interface CatalogueFilter extends WantedProducts {
  /** What stands in the search box; it runs a little ahead of `q`. */
  typed: string;
  type: (text: string) => void;
  setCategory: (category: string) => void;
  setSort: (sort: string) => void;
  clear: () => void;
}

/** Search, category and order live in the address, so they can be shared and survive a reload. */
export function useCatalogueFilter(): CatalogueFilter {
  const [query, setQuery] = useSearchParams();
  const wanted = filterIn(query);
  const { q } = wanted;
  const [typing, setTyping] = useState({ text: q, over: q });
  // The address changed from elsewhere: what was typed before no longer counts.
  const typed = q === typing.over || q === typing.text.trim() ? typing.text : q;

  const put = (changes: Record<string, string>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === "") after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  // Whoever leaves while words still wait for a pause must not be called back.
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = next !== undefined && next.pathname !== pathname;
  }, [next, pathname]);
  const search = useDelayed((text: string) => {
    if (!isLeaving.current) put({ q: text.trim() });
  }, 200);

  return {
    ...wanted,
    typed,
    type: (text) => {
      setTyping({ text, over: q });
      search(text);
    },
    setCategory: (category) => put({ category }),
    setSort: (sort) => put({ sort: sort === "default" ? "" : sort }),
    clear: () => {
      setTyping({ text: "", over: "" });
      put({ q: "", category: "" });
    },
  };
}
