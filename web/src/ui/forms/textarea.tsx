import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";
import { controlLook } from "../look/control-look.ts";

export const Textarea = ({ className, rows = 4, ...props }: ComponentProps<"textarea">) => (
  <textarea
    rows={rows}
    className={classes(controlLook, "field-sizing-content max-h-80 min-h-24 py-2", className)}
    {...props}
  />
);
