import { type TouchEvent, useState } from "react";

/** A swipe counts once it is this long, in pixels, and more sideways than up or down. */
const enough = 50;

interface Point {
  x: number;
  y: number;
}

/** Touch handlers of a sheet that is put away by swiping it to the side it came from. */
export function useSwipeAway(side: "left" | "right", away: () => void) {
  const [start, setStart] = useState<Point>();
  return {
    onTouchStart: ({ touches: { 0: touch } }: TouchEvent) =>
      setStart(touch && { x: touch.clientX, y: touch.clientY }),
    onTouchEnd: ({ changedTouches: { 0: touch } }: TouchEvent) => {
      if (!start || !touch) return;
      const across = (touch.clientX - start.x) * (side === "left" ? -1 : 1);
      if (across > enough && across > Math.abs(touch.clientY - start.y)) away();
    },
  };
}
