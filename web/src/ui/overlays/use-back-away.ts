import { useEffect, useEffectEvent } from "react";

/**
 * Adds a history entry while an overlay is open, so that Back closes the overlay and stays on the page.
 * `address` is the overlay's address, if it can be shared.
 */
export function useBackAway(open: boolean, away: () => void, address = ""): void {
  const back = useEffectEvent((event: PopStateEvent) => {
    hideFromRouter(event);
    away();
  });
  useEffect(() => {
    if (!open) return;
    history.pushState({ ...history.state, overlay: true }, "", address);
    addEventListener("popstate", back, { capture: true });
    return () => {
      removeEventListener("popstate", back, { capture: true });
      // Back has removed the entry, or a link in the overlay has replaced it.
      if (history.state?.overlay !== true) return;
      addEventListener("popstate", hideFromRouter, { capture: true, once: true });
      history.back();
    };
  }, [open, address]);
}

/** Hides the event from the router: the page has not changed. */
const hideFromRouter = (event: PopStateEvent): void => event.stopImmediatePropagation();
