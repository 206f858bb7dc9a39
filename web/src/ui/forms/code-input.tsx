import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";
import { Input } from "./input.tsx";

/** For one-time codes: phones show the number keys and can fill in the code. */
export const CodeInput = ({ className, ...props }: ComponentProps<"input">) => (
  <Input
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    className={classes("font-medium tabular-nums tracking-[0.2em]", className)}
    {...props}
  />
);
