import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";
import { controlLook } from "../look/control-look.ts";

/** A native select, so that it works as users expect with every keyboard, screen reader and phone. */
export const Select = ({ className, ...props }: ComponentProps<"select">) => (
  <span className={classes("relative block", className)}>
    <select
      className={classes(controlLook, "h-9 appearance-none text-ellipsis pe-9 touch:h-11")}
      {...props}
    />
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-faint"
    />
  </span>
);
