import { useRef } from "react";

/** The one of a dialog that has the focus first, where that is not the first of all. */
export const focusFirst = { "data-focus-first": "" };

/** Gives the focus back to what opened a dialog; where a navigation closed it, the new heading keeps the focus. */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const dialog = event.currentTarget;
      const first = dialog instanceof Element && dialog.querySelector("[data-focus-first]");
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: () => {
      if (document.activeElement?.tagName === "H1") return;
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
