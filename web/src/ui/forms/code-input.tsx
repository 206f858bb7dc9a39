import type { ComponentProps } from "react";
import { classes } from "../look/classes.ts";
import { Input } from "./input.tsx";

/** For the digits an authenticator app shows: phones offer their number keys, and what they know of the code. */
export const CodeInput = ({ className, ...props }: ComponentProps<"input">) => (
  <Input
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    className={classes("font-medium tabular-nums tracking-[0.2em]", className)}
    {...props}
  />
);
