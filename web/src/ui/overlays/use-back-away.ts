import { useEffect, useEffectEvent, useRef } from "react";

/** Of the overlays that are open, the last one on top: Back closes that one. */
const open: object[] = [];

/**
 * Adds a history entry while an overlay is open, so that Back closes the overlay and stays on the page.
 */
export function useBackAway(isOpen: boolean, away: () => void): void {
  const own = useRef({});
  const back = useEffectEvent((event: PopStateEvent) => {
    // An entry that is being removed is none that the user left.
    if (removal || open.at(-1) !== own.current) return;
    hideFromRouter(event);
    away();
  });
  useEffect(() => {
    if (!isOpen) return;
    const overlay = own.current;
    let hasEntry = false;
    let isOver = false;
    const addEntry = () => {
      if (isOver) return;
      hasEntry = true;
      open.push(overlay);
      history.pushState({ ...history.state, overlay: true }, "");
      addEventListener("popstate", back, { capture: true });
    };
    if (removal) void removal.then(addEntry);
    else addEntry();
    return () => {
      isOver = true;
      removeEventListener("popstate", back, { capture: true });
      if (!hasEntry) return;
      open.splice(open.indexOf(overlay), 1);
      removeNext();
    };
  }, [isOpen]);
}

/** The removal of entries of closed overlays, until the browser has done it: an entry added before that would go in their place. */
let removal: Promise<void> | undefined;

function removeNext(): void {
  const next = removal ? removal.then(removeEntry) : removeEntry();
  if (next) void follow(next);
}

async function follow(next: Promise<void>): Promise<void> {
  removal = next;
  await next;
  if (removal === next) removal = undefined;
}

/** Milliseconds after which a step back that the browser was told to make is not waited for any more. */
const PATIENCE = 1000;

function removeEntry(): Promise<void> | undefined {
  // Back has removed the entry, or a link in the overlay has replaced it.
  if (history.state?.overlay !== true) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const { idx: page } = history.state;
  const end = () => {
    clearTimeout(timer);
    removeEventListener("popstate", arrive, { capture: true });
    resolve();
  };
  const arrive = (event: PopStateEvent) => {
    // The user's own step back may come with this one. The router has to know of it.
    if (history.state?.idx === page) hideFromRouter(event);
    end();
  };
  addEventListener("popstate", arrive, { capture: true });
  const timer = setTimeout(end, PATIENCE);
  history.back();
  return promise;
}

/** Hides the event from the router: the page has not changed. */
const hideFromRouter = (event: PopStateEvent): void => event.stopImmediatePropagation();
