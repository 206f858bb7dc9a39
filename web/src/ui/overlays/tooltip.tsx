import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { pageDirection } from "#kernel/page/direction.ts";

/**
 * Spec 9: opens after 700 ms, or at once within 300 ms of another tooltip. It closes when the pointer leaves
 * its trigger. If its content could be hovered, it would stay open when the pointer leaves the window beside
 * the collapsed sidebar.
 */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Primitive.Provider delayDuration={700} skipDelayDuration={300} disableHoverableContent>
    {children}
  </Primitive.Provider>
);

interface TooltipProps {
  text: ReactNode;
  /** "end": on the right where lines are read from left to right. */
  side?: "bottom" | "end";
  /** Disables the tooltip where its text is already on the page. */
  hidden?: boolean;
  children: ReactElement;
}

export const Tooltip = ({ text, side = "bottom", hidden = false, children }: TooltipProps) => (
  <Primitive.Root {...(hidden ? { open: false } : {})}>
    <Primitive.Trigger asChild>{children}</Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content
        side={side === "bottom" ? side : pageDirection() === "rtl" ? "left" : "right"}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-72 animate-appear rounded-md bg-strong px-2 py-1 text-canvas text-xs"
      >
        {text}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
);
