import type { PointerEvent } from "react";

/** Spec 9: swiped this far up or to the right, a toast goes. */
const enough = 20;
/** What the library asks for. */
const asked = 45;

/** Lets go of a toast before the library hears of it, which reads from the toast's style how far it was drawn. */
export function swipeToast({ target }: PointerEvent): void {
  const toast = target instanceof Element && target.closest<HTMLElement>("[data-sonner-toast]");
  if (!toast) return;
  const drawn = (axis: "x" | "y") =>
    Number.parseFloat(toast.style.getPropertyValue(`--swipe-amount-${axis}`)) || 0;
  const draw = (axis: "x" | "y", pixels: number) =>
    toast.style.setProperty(`--swipe-amount-${axis}`, `${pixels}px`);
  if (drawn("x") >= enough) draw("x", Math.max(drawn("x"), asked));
  if (drawn("y") <= -enough) draw("y", Math.min(drawn("y"), -asked));
}
