import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Navigation state of an address that the screen wrote itself: the page does not scroll. */
export const staying = { stays: true };

/** Returns the id in an address's hash; empty if there is none. */
export function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** Milliseconds. After that the visitor is reading, and only they move the page. */
const ARRIVING = 10_000;
const userEvents = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the target, and again whenever content that loads late moves it, until the visitor moves the
 * page.
 */
function keepInView(target: HTMLElement): () => void {
  const show = () => target.scrollIntoView();
  const growth = new ResizeObserver(show);
  const release = () => {
    growth.disconnect();
    clearTimeout(timeout);
    for (const type of userEvents) window.removeEventListener(type, release);
  };
  const timeout = setTimeout(release, ARRIVING);
  for (const type of userEvents) window.addEventListener(type, release, { passive: true });
  show();
  growth.observe(document.body);
  return release;
}

/**
 * Scrolls to the element that the hash names: once its text is loaded, and again for every further link to
 * it. After Back and Forward the browser restores the scroll position instead.
 */
export function useHashTarget(): void {
  const location = useLocation();
  // The first address of a tab counts as "pop" too; only that one has the key "default".
  const isBack = useNavigationType() === NavigationType.Pop && location.key !== "default";
  const arrived = useRef(false);
  useEffect(() => {
    const stays = arrived.current && isStaying(location.state);
    arrived.current = true;
    if (location.hash === "" || stays || isBack) return;
    const target = document.getElementById(idIn(location.hash));
    if (!target) return;
    target.focus({ preventScroll: true });
    return keepInView(target);
  }, [location, isBack]);
}

export const isStaying = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "stays" in state && state.stays === true;
