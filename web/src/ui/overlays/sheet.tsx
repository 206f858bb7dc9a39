import { Dialog as Primitive } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { classes } from "../look/classes.ts";
import { stayForToasts } from "./stay-for-toasts.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { useSwipeAway } from "./use-swipe-away.ts";

interface SheetProps {
  /** Its accessible name. */
  title: string;
  /** From below on a phone, for what a thumb shall reach. */
  side: "left" | "right" | "bottom";
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where what it is about comes later, the focus waits on the sheet itself. */
  focusOn?: "first" | "sheet";
  className?: string;
  children: ReactNode;
}

const sides = {
  left: "inset-y-0 left-0 animate-sheet-left",
  right: "inset-y-0 right-0 animate-sheet-right",
  bottom: "inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] animate-sheet-bottom rounded-t-lg",
} as const;

/** A dialog that slides in from the side; Escape, a press outside and a swipe back put it away. */
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
  const aside = useSwipeAway(side === "left" ? "left" : "right", () => onOpenChange(false));
  // Downwards one reads on.
  const swipe = side === "bottom" ? {} : aside;
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-scrim bg-(--scrim)" />
        <Primitive.Content
          aria-describedby={undefined}
          // Toasts stand beside what comes in from where they are.
          data-drawer={side === "left" ? undefined : side}
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
