import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The state of an address that the screen wrote itself: the page stays where it is. */
export const staying = { stays: true };

/** The id in an address's hash; empty when there is none. */
export function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** Shows what the hash names: once its text is there, and again at every further link to it. */
export function useHashTarget(): void {
  const location = useLocation();
  const arrived = useRef(false);
  useEffect(() => {
    const stays = arrived.current && isStaying(location.state);
    arrived.current = true;
    if (location.hash === "" || stays) return;
    const target = document.getElementById(idIn(location.hash));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [location]);
}

export const isStaying = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "stays" in state && state.stays === true;
