import { classes } from "#ui/look/classes.ts";

/** A small icon with the hatching of busy times. */
export const BusyMark = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={classes(
      "inline-block rounded-sm border border-line bg-[repeating-linear-gradient(-45deg,var(--edge)_0_1px,transparent_1px_4px)]",
      className,
    )}
  />
);
