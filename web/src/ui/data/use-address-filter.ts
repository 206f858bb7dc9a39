import { useEffect, useRef } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";
import { useTypedWords } from "./use-typed-words.ts";

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
  const { typed, type, forget } = useTypedWords(query.get("q") ?? "", (q) => {
    if (!isLeaving.current) put({ q }, true);
  });

  return {
    query,
    typed,
    type,
    choose: (changes) => put(changes, false),
    clear: (...names) => {
      forget();
      put(Object.fromEntries(["q", ...names].map((name) => [name, ""])), false);
    },
  };
}
