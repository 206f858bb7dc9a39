import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/**
 * Spec 9: opens after 700 ms; within 300 ms of another one it opens at once. It goes with the pointer: one that waits
 * to be hovered itself stays for ever when the pointer leaves the window beside the collapsed sidebar.
 */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Primitive.Provider delayDuration={700} skipDelayDuration={300} disableHoverableContent>
    {children}
  </Primitive.Provider>
);

interface TooltipProps {
  text: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** Keeps the tooltip away where its words are readable on the page already. */
  hidden?: boolean;
  children: ReactElement;
}

export const Tooltip = ({ text, side = "bottom", hidden = false, children }: TooltipProps) => (
  <Primitive.Root {...(hidden ? { open: false } : {})}>
    <Primitive.Trigger asChild>{children}</Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-72 animate-appear rounded-md bg-strong px-2 py-1 text-canvas text-xs"
      >
        {text}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
);
