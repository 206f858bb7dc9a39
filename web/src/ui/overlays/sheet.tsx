import { Dialog as Primitive } from "radix-ui";
import { type ReactNode, type TouchEvent, useRef, useState } from "react";
import { pageDirection } from "#kernel/page/direction.ts";
import { classes } from "../look/classes.ts";
import { stayForToasts } from "./stay-for-toasts.ts";
import { useReturnFocus } from "./use-return-focus.ts";

/** A swipe counts from this length, in pixels, if it is more horizontal than vertical. */
const minSwipe = 50;

interface Point {
  x: number;
  y: number;
}

/** Touch handlers that close a sheet when it is swiped back to the side it came from. */
function useSwipeAway(side: "start" | "end", away: () => void) {
  const [start, setStart] = useState<Point>();
  return {
    onTouchStart: ({ touches: { 0: touch } }: TouchEvent) =>
      setStart(touch && { x: touch.clientX, y: touch.clientY }),
    onTouchEnd: ({ changedTouches: { 0: touch } }: TouchEvent) => {
      if (!start || !touch) return;
      const isFromLeft = (side === "start") === (pageDirection() === "ltr");
      const across = (touch.clientX - start.x) * (isFromLeft ? -1 : 1);
      if (across > minSwipe && across > Math.abs(touch.clientY - start.y)) away();
    },
  };
}

interface SheetProps {
  /** The accessible name. */
  title: string;
  /** "bottom" is for phones, within reach of a thumb. */
  side: "start" | "end" | "bottom";
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** "sheet" focuses the sheet itself, for content that loads later. */
  focusOn?: "first" | "sheet";
  className?: string;
  children: ReactNode;
}

const sides = {
  start: "inset-y-0 start-0 animate-sheet-start",
  end: "inset-y-0 end-0 animate-sheet-end",
  bottom: "inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] animate-sheet-bottom rounded-t-lg",
} as const;

/**
 * A dialog that slides in from an edge. Escape, a press outside and, unless it is at the bottom, a swipe
 * close it.
 */
export function Sheet({
  title,
  side,
  open,
  onOpenChange,
  focusOn = "first",
  className,
  children,
}: SheetProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const content = useRef<HTMLDivElement>(null);
  const aside = useSwipeAway(side === "start" ? "start" : "end", () => onOpenChange(false));
  // In a bottom sheet a vertical swipe scrolls the content.
  const swipe = side === "bottom" ? {} : aside;
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-scrim bg-(--scrim)" />
        <Primitive.Content
          aria-describedby={undefined}
          // Toasts move aside for sheets from the end and the bottom (see toast-place.ts).
          data-drawer={side === "start" ? undefined : side}
          ref={content}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus(event);
            if (focusOn === "first") return;
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={stayForToasts}
          className={classes(
            "fixed z-50 flex max-w-full flex-col bg-panel shadow-float focus-visible:outline-none",
            sides[side],
            className,
          )}
          {...swipe}
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
