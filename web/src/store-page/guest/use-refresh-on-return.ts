import { useEffect } from "react";

/** A tab that was left and is looked at again shows how it is by now. */
export function useRefreshOnReturn(guest: { refresh: () => Promise<unknown> }): void {
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void guest.refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [guest]);
}
