import { Popover as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;
export const PopoverAnchor = Primitive.Anchor;

export const PopoverContent = ({ className, ...props }: ComponentProps<typeof Primitive.Content>) => (
  <Primitive.Portal>
    <Primitive.Content
      sideOffset={4}
      align="start"
      collisionPadding={8}
      className={classes(
        "z-50 animate-rise rounded-lg bg-lifted shadow-float focus-visible:outline-none",
        className,
      )}
      {...props}
    />
  </Primitive.Portal>
);
