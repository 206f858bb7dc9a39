import { classes } from "../look/classes.ts";

/** Shows that more is loading, without taking any room. Appears after 150 ms. */
export const ProgressLine = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classes("pointer-events-none h-px overflow-hidden appear-late", className)}
  >
    <span className="block h-full w-1/4 animate-pass bg-accent" />
  </span>
);
