import { Check, Minus } from "lucide-react";
import { Checkbox as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";

export const Checkbox = ({ className, ...props }: ComponentProps<typeof Primitive.Root>) => (
  <Primitive.Root
    className={classes(
      "peer relative inline-flex size-4.5 shrink-0 items-center justify-center rounded-sm border border-edge bg-raised text-on-accent",
      // The box stays small; the touch target is 44 px.
      "after:absolute after:-inset-2 touch:after:-inset-3.5 disabled:opacity-50",
      "data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent",
      className,
    )}
    {...props}
  >
    <Primitive.Indicator className="group">
      <Check strokeWidth={3} className="size-3.5 group-data-[state=indeterminate]:hidden" />
      <Minus strokeWidth={3} className="hidden size-3.5 group-data-[state=indeterminate]:block" />
    </Primitive.Indicator>
  </Primitive.Root>
);
