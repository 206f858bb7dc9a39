import { classes } from "./classes.ts";

/**
 * Classes shared by all inputs, selects and textareas. 16 px text on touch screens stops phones from zooming
 * in.
 */
export const controlLook = classes(
  "block w-full rounded-md border border-edge bg-raised px-3 text-base text-strong touch:text-md",
  "placeholder:text-faint transition-colors duration-120 hover:border-faint",
  "focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0",
  "aria-invalid:border-wrong disabled:opacity-50",
  // When focused, the control is scrolled to below the sticky header, with its label visible.
  "scroll-mt-26",
);
