import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";
import { useDelayed } from "./use-delayed.ts";

interface AddressFilter {
  query: URLSearchParams;
  /** What stands in the search box; it runs a little ahead of `q`. */
  typed: string;
  type: (text: string) => void;
  /** Writes what was chosen; "" takes it out. Back takes a choice back. */
  choose: (changes: Record<string, string>) => void;
  /** Forgets the words and everything else that is named. */
  clear: (...names: string[]) => void;
}

/**
 * Search, filters and order live in the address, so they can be shared and survive a reload. `dropped` is what no
 * choice keeps, such as the page.
 */
export function useAddressFilter(...dropped: string[]): AddressFilter {
  const [query, setQuery] = useSearchParams();
  const q = query.get("q") ?? "";
  const [typing, setTyping] = useState({ text: q, over: q });
  // The address changed from elsewhere: what was typed before no longer counts.
  const typed = q === typing.over || q === typing.text.trim() ? typing.text : q;

  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // A second choice may come before the first has become the address: it adds to what is wanted, not to what stands.
  const wanted = useRef(query);
  // Whoever leaves while words still wait for a pause must not be called back.
  const isLeaving = useRef(false);
  useEffect(() => {
    if (next === undefined) wanted.current = query;
    isLeaving.current = next !== undefined && next.pathname !== pathname;
  }, [next, pathname, query]);

  const put = (changes: Record<string, string>, replace: boolean) => {
    const after = new URLSearchParams(wanted.current);
    for (const name of dropped) after.delete(name);
    for (const [name, value] of Object.entries(changes)) {
      if (value === "") after.delete(name);
      else after.set(name, value);
    }
    wanted.current = after;
    setQuery(after, { replace, preventScrollReset: true });
  };
  const search = useDelayed((text: string) => {
    if (!isLeaving.current) put({ q: text.trim() }, true);
  }, 200);

  return {
    query,
    typed,
    type: (text) => {
      setTyping({ text, over: q });
      search(text);
    },
    choose: (changes) => put(changes, false),
    clear: (...names) => {
      setTyping({ text: "", over: "" });
      put(Object.fromEntries(["q", ...names].map((name) => [name, ""])), false);
    },
  };
}
