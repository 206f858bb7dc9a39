import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useDashboard } from "../use-dashboard.ts";
import { setSheetOpen } from "./sidebar-state.ts";
import { useCrumbs } from "../use-crumbs.ts";

const focusHeading = () => document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });

/** Names the document after the screen, and after a navigation moves the focus to its h1. */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const title = `${useCrumbs().at(-1)?.name} · ${useDashboard()?.store_info?.name ?? "Solodesk"}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  // Spec 4: navigating on a phone closes the drawer, also when it leads to where one is already.
  useEffect(() => {
    if (key) setSheetOpen(false);
  }, [key]);

  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A frame later, when a closing drawer or menu has let go of the focus.
    if (hash === "") requestAnimationFrame(focusHeading);
  }, [pathname, hash]);
}
