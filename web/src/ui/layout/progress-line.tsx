import { classes } from "../look/classes.ts";

/** Says that more is on the way, without taking any room; shown only to those who wait longer than 150 ms. */
export const ProgressLine = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classes("pointer-events-none h-px overflow-hidden appear-late", className)}
  >
    <span className="block h-full w-1/4 animate-pass bg-accent" />
  </span>
);
