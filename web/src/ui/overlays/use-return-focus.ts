import { useRef } from "react";

/** Marks the element that a dialog focuses first, if that is not the first focusable one. */
export const focusFirst = { "data-focus-first": "" };

/**
 * Returns the focus to the element that opened the dialog. If a navigation closed the dialog, the new heading
 * keeps it.
 */
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
      // Without scrolling: what the user presses next must not move away under the pointer.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
