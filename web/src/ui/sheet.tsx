import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { stayForToasts } from "./stay-for-toasts.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { useSwipeAway } from "./use-swipe-away.ts";

interface SheetProps {
  /** Its accessible name. */
  title: string;
  side: "left" | "right";
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

const sides = {
  left: "left-0 animate-sheet-left",
  right: "right-0 animate-sheet-right",
} as const;

/** A dialog that slides in from the side; Escape, a press outside and a swipe back put it away. */
export function Sheet({ title, side, open, onOpenChange, className, children }: SheetProps) {
  const focus = useReturnFocus();
  const swipe = useSwipeAway(side, () => onOpenChange(false));
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-scrim bg-(--scrim)" />
        <Primitive.Content
          aria-describedby={undefined}
          {...focus}
          onInteractOutside={stayForToasts}
          className={classes(
            "fixed inset-y-0 z-50 flex max-w-full flex-col bg-panel shadow-float focus-visible:outline-none",
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
