import { classes } from "#ui/look/classes.ts";

/** The hatching of busy times, small. */
export const BusyMark = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={classes(
      "inline-block rounded-sm border border-line bg-[repeating-linear-gradient(-45deg,var(--edge)_0_1px,transparent_1px_4px)]",
      className,
    )}
  />
);
