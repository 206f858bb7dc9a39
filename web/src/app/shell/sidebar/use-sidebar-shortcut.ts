import { useEffect } from "react";
import { toggleSidebar } from "./sidebar-state.ts";

/** Ctrl or Cmd plus B (spec 9). */
export function useSidebarShortcut(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || event.shiftKey || event.altKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      toggleSidebar();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [active]);
}
