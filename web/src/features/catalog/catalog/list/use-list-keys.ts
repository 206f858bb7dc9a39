import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from "react";

interface Scroller {
  scrollToIndex: (index: number) => void;
  range: { startIndex: number; endIndex: number } | null;
}

const rowOf = (element: Element): number | undefined => {
  const index = element.closest("[data-index]")?.getAttribute("data-index");
  return index ? Number(index) : undefined;
};

/** Arrow keys, Page Up and Down, Home and End move from row to row; Tab leaves the list. */
export function useListKeys(box: RefObject<HTMLElement | null>, count: number, scroller: Scroller) {
  const [active, setActive] = useState(0);

  const go = (wanted: number) => {
    const index = Math.max(0, Math.min(wanted, count - 1));
    setActive(index);
    scroller.scrollToIndex(index);
    // The row exists one frame later.
    requestAnimationFrame(() => {
      const row = box.current?.querySelector(`[data-index="${index}"]`);
      row?.querySelector<HTMLElement>('[role="checkbox"]')?.focus({ preventScroll: true });
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = rowOf(event.target instanceof Element ? event.target : event.currentTarget);
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max((scroller.range?.endIndex ?? 0) - (scroller.range?.startIndex ?? 0) - 3, 1);
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: count - 1,
    };
    const wanted = steps[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    go(wanted);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const at = rowOf(event.target);
    if (at !== undefined) setActive(at);
  };
  return { active, onKeyDown, onFocus };
}
