import { classes } from "./classes.ts";

/** What every box to type or choose in shares. 16 px on touch keeps phones from zooming in. */
export const controlLook = classes(
  "block w-full rounded-md border border-edge bg-raised px-3 text-base text-strong touch:text-md",
  "placeholder:text-faint transition-colors duration-120 hover:border-faint",
  "focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0",
  "aria-invalid:border-wrong disabled:opacity-50",
  // What gets the focus is scrolled below the header together with its label.
  "scroll-mt-26",
);
