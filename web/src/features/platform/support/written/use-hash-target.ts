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

/** After it whoever came is reading, and nothing moves the page but they. */
const ARRIVING = 10_000;
const deeds = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Shows it, and again whenever what comes late has moved it, until somebody moves the page themselves. */
function hold(target: HTMLElement): () => void {
  const show = () => target.scrollIntoView();
  const growth = new ResizeObserver(show);
  const letGo = () => {
    growth.disconnect();
    clearTimeout(patience);
    for (const deed of deeds) window.removeEventListener(deed, letGo);
  };
  const patience = setTimeout(letGo, ARRIVING);
  for (const deed of deeds) window.addEventListener(deed, letGo, { passive: true });
  show();
  growth.observe(document.body);
  return letGo;
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
    if (!target) return;
    target.focus({ preventScroll: true });
    return hold(target);
  }, [location]);
}

export const isStaying = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "stays" in state && state.stays === true;
