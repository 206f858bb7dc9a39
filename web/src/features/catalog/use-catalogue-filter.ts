import { productPageSize } from "@solodesk/contract/kernel/page.ts";
import {
  catalog,
  maxSearchLength,
  type Product,
  type ProductSort,
  productSorts,
} from "@solodesk/contract/catalog.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { readOf } from "#kernel/query.ts";
import { useDelayed } from "#ui/use-delayed.ts";
import type { PageRead } from "./use-product-pages.ts";

export interface CatalogueFilter {
  /** What stands in the search box; it runs a little ahead of `q`. */
  typed: string;
  q: string;
  category: string;
  sort: ProductSort;
  type: (text: string) => void;
  setCategory: (category: string) => void;
  setSort: (sort: string) => void;
  clear: () => void;
}

/** Search, category and order live in the address, so they can be shared and survive a reload. */
export function useCatalogueFilter(): CatalogueFilter {
  const [query, setQuery] = useSearchParams();
  const q = query.get("q") ?? "";
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
  const search = useDelayed((text: string) => put({ q: text.trim() }), 200);

  return {
    typed,
    q,
    category: query.get("category") ?? "",
    sort: productSorts.find((sort) => sort === query.get("sort")) ?? "default",
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

/** Words are searched best match first; without words the catalogue is listed in the chosen order. */
export const catalogueRead =
  ({ q, category, sort }: Pick<CatalogueFilter, "q" | "category" | "sort">) =>
  (page: number): PageRead<Product> => {
    const narrowed = category === "" ? {} : { category };
    return q === ""
      ? readOf(catalog.list, { query: { page, page_size: productPageSize, sort, ...narrowed } })
      : readOf(catalog.search, {
          query: { q: q.slice(0, maxSearchLength), page, page_size: productPageSize, ...narrowed },
        });
  };
