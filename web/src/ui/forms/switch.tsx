import { Switch as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";

export const Switch = ({ className, ...props }: ComponentProps<typeof Primitive.Root>) => (
  <Primitive.Root
    className={classes(
      "relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-edge bg-raised",
      "after:absolute after:-inset-2 touch:after:-inset-3 disabled:opacity-50",
      "data-[state=checked]:border-accent data-[state=checked]:bg-accent",
      className,
    )}
    {...props}
  >
    <Primitive.Thumb className="ms-0.5 block size-3.5 rounded-full bg-body transition-transform duration-120 data-[state=checked]:translate-x-4 rtl:data-[state=checked]:-translate-x-4 data-[state=checked]:bg-on-accent" />
  </Primitive.Root>
);
