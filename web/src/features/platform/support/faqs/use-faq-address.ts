import { useLocation, useNavigate } from "react-router";
import { useDestination } from "#ui/data/use-destination.ts";
import { useTypedWords } from "#ui/data/use-typed-words.ts";
import { staying } from "../written/use-hash-target.ts";

export interface FaqAddress {
  /** The text in the search box; the address follows when typing pauses. */
  typed: string;
  category: string;
  type: (text: string) => void;
  /** Returns the address of a category; an empty category means all. */
  of: (category: string) => { search: string };
  pointAt: (id: string) => void;
}

/** Search, category and question are kept in the address, so that they can be shared and survive a reload. */
export function useFaqAddress(): FaqAddress {
  const navigate = useNavigate();
  const here = useLocation();
  const query = new URLSearchParams(here.search);

  // Before typing pauses, another part of the address may change, or the visitor may leave.
  const destination = useDestination();
  const write = (to: { search: string; hash?: string }) => {
    if (destination().pathname === here.pathname)
      void navigate(to, { replace: true, state: staying, preventScrollReset: true });
  };
  const { typed, type } = useTypedWords(query.get("q") ?? "", (words) =>
    write({ search: changed(destination().search, "q", words) }),
  );

  return {
    typed,
    category: query.get("category") ?? "",
    type,
    of: (category) => ({ search: changed(here.search, "category", category) }),
    pointAt: (id) => write({ search: destination().search, hash: encodeURIComponent(id) }),
  };
}

function changed(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  if (value === "") query.delete(name);
  else query.set(name, value);
  return query.toString();
}
