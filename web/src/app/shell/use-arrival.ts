import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useUnread } from "#features/platform/notifications/unread.ts";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { focusHeading } from "../page/focus-heading.ts";
import { useBreadcrumbs } from "../page/use-breadcrumbs.ts";
import { setSheetOpen } from "./sidebar/sidebar-state.ts";

/**
 * Titles the document after the screen; after a navigation scrolls to the top and moves the focus to the h1.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const way = useNavigationType();
  const count = useUnread();
  const unreadPrefix = count === 0 ? "" : `(${count}) `;
  const title = `${unreadPrefix}${useBreadcrumbs().at(-1)?.name} · ${useDashboard()?.store_info?.name ?? "Solodesk"}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  // Spec 4: navigating on a phone closes the drawer, also when the link leads to the current page.
  useEffect(() => {
    if (key) setSheetOpen(false);
  }, [key]);

  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The browser restores the scroll position after Back and Forward.
    const isBack = way === NavigationType.Pop;
    // The hash scrolls further than the top, and takes the focus there.
    if (hash !== "" && !isBack) return;
    if (!isBack) window.scrollTo(0, 0);
    // A frame later, when a closing drawer or menu has released the focus.
    requestAnimationFrame(focusHeading);
  }, [pathname, hash, way]);
}
