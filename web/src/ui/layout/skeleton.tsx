import { classes } from "../look/classes.ts";

/** A placeholder while content loads; invisible for the first 150 ms. Give it the size of the content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classes("block animate-skeleton rounded-md bg-hover", className)} />
);
