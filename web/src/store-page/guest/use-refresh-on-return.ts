import { useEffect } from "react";

/** Refreshes the page's data when the visitor returns to its tab. */
export function useRefreshOnReturn(guest: { refresh: () => Promise<unknown> }): void {
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void guest.refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [guest]);
}
