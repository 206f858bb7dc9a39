import { useLayoutEffect, useRef } from "react";

/** Returns the focus to a button that lost it while disabled, unless the focus has moved elsewhere. */
export function useFocusBack(busy: boolean): void {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy)
      button.current =
        activeElement instanceof HTMLButtonElement && activeElement.disabled ? activeElement : null;
    else if (activeElement === body) button.current?.focus();
  }, [busy]);
}
