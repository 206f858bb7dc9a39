import { useLayoutEffect, useRef } from "react";

/** A button loses the focus while it is disabled; once it can be pressed again it has it back, unless that went elsewhere. */
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
