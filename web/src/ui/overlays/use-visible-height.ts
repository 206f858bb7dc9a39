import { useSyncExternalStore } from "react";

/** The height in pixels that a phone's keyboard leaves free, regardless of zoom. */
export const useVisibleHeight = (): number => useSyncExternalStore(follow, visibleHeight);

function follow(changed: () => void): () => void {
  const viewport = window.visualViewport ?? window;
  viewport.addEventListener("resize", changed);
  return () => viewport.removeEventListener("resize", changed);
}

const visibleHeight = (): number =>
  window.visualViewport
    ? Math.round(window.visualViewport.height * window.visualViewport.scale)
    : window.innerHeight;
