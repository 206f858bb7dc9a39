import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";
import { controlLook } from "../look/control-look.ts";

export const Input = ({ className, ...props }: ComponentProps<"input">) => (
  <input className={classes(controlLook, "h-9 touch:h-11", className)} {...props} />
);

/** For an amount or a percentage. */
export const DecimalInput = ({ className, ...props }: ComponentProps<"input">) => (
  <Input inputMode="decimal" autoComplete="off" className={classes("figures", className)} {...props} />
);
