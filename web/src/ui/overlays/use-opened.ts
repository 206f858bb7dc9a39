import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

export interface Opened {
  id: string | undefined;
  /** The address that opens the entry, for links. */
  addressOf: (id: string) => string;
  open: (id: string) => void;
  close: () => void;
}

/**
 * Which entry of a list is open beside it. The address holds its id as `name`; Back closes it. It opens instead of the
 * one that the address holds as `other`.
 */
export function useOpened(name: string, other?: string): Opened {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const withOpen = (id: string | undefined) => {
    const after = new URLSearchParams(query);
    if (id === undefined) after.delete(name);
    else after.set(name, id);
    if (other !== undefined) after.delete(other);
    return after;
  };
  const stay = { preventScrollReset: true } as const;
  // A visitor who came by a link has no history entry here to go back to.
  const wasOpenedHere = typeof state === "object" && state !== null && "opened" in state;
  return {
    id: query.get(name) ?? undefined,
    addressOf: (id) => `?${withOpen(id)}`,
    open: (id) => setQuery(withOpen(id), { ...stay, state: { opened: name } }),
    close: () =>
      wasOpenedHere ? void navigate(-1) : setQuery(withOpen(undefined), { ...stay, replace: true }),
  };
}

/** Tells whether something is open or was before, so that what is loaded on demand stays mounted while it closes. */
export function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return hasOpened;
}
