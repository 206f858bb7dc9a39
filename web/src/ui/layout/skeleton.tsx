import { classes } from "../look/classes.ts";

/** Holds the place of what is coming; invisible for the first 150 ms. Give it the size of the thing itself. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classes("block animate-skeleton rounded-md bg-hover", className)} />
);
