import { useLocation, useSearchParams } from "react-router";
import { useDestination } from "./use-destination.ts";
import { useTypedWords } from "./use-typed-words.ts";

interface AddressFilter {
  query: URLSearchParams;
  /** The text in the search box; it is up to 200 ms ahead of `q`. */
  typed: string;
  type: (text: string) => void;
  /** Sets query parameters; "" removes one. Adds a history entry, so that Back undoes the choice. */
  choose: (changes: Record<string, string>) => void;
  /** Removes the search words and the named parameters. */
  clear: (...names: string[]) => void;
}

/**
 * Keeps a list's search, filters and sort order in the address, so that they can be shared and survive a
 * reload. `dropped` names the parameters that every change removes, such as the page.
 */
export function useAddressFilter(...dropped: string[]): AddressFilter {
  const [query, setQuery] = useSearchParams();

  const { pathname } = useLocation();
  const destination = useDestination();
  const isLeaving = () => destination().pathname !== pathname;

  const put = (changes: Record<string, string>, replace: boolean) => {
    // The user may choose twice before the address is updated, so changes are based on the last wanted query.
    const after = new URLSearchParams(isLeaving() ? query : destination().search);
    for (const name of dropped) after.delete(name);
    for (const [name, value] of Object.entries(changes)) {
      if (value === "") after.delete(name);
      else after.set(name, value);
    }
    setQuery(after, { replace, preventScrollReset: true });
  };
  const { typed, type, forget } = useTypedWords(query.get("q") ?? "", (q) => {
    // A search that is still debounced must not navigate back after the user has left the page.
    if (!isLeaving()) put({ q }, true);
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
