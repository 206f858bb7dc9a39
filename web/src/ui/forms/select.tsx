import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";
import { controlLook } from "../look/control-look.ts";

/** The browser's own select: it works with every keyboard, screen reader and phone as people know it. */
export const Select = ({ className, ...props }: ComponentProps<"select">) => (
  <span className={classes("relative block", className)}>
    <select
      className={classes(controlLook, "h-9 appearance-none text-ellipsis pr-9 touch:h-11")}
      {...props}
    />
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-faint"
    />
  </span>
);
