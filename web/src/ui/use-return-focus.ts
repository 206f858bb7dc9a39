import { useRef } from "react";

/** Gives the focus back to what opened a dialog; where a navigation closed it, the new heading keeps the focus. */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: () => {
      if (document.activeElement?.tagName === "H1") return;
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
