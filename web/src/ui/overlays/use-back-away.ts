import { useEffect, useEffectEvent } from "react";

/**
 * While an overlay is open the page has a second entry in the history, so that Back puts the overlay away and stays.
 * `address` is the overlay's own, where it can be shared.
 */
export function useBackAway(open: boolean, away: () => void, address = ""): void {
  const back = useEffectEvent((event: PopStateEvent) => {
    unnoticed(event);
    away();
  });
  useEffect(() => {
    if (!open) return;
    history.pushState({ ...history.state, overlay: true }, "", address);
    addEventListener("popstate", back, { capture: true });
    return () => {
      removeEventListener("popstate", back, { capture: true });
      // Gone by itself, or replaced by where a link in the overlay led.
      if (history.state?.overlay !== true) return;
      addEventListener("popstate", unnoticed, { capture: true, once: true });
      history.back();
    };
  }, [open, address]);
}

/** Nobody has gone anywhere: a router need not know. */
const unnoticed = (event: PopStateEvent): void => event.stopImmediatePropagation();
