import { classes } from "./classes.ts";

/**
 * A row wider than the screen scrolls sideways without a scrollbar; the tab cut off at the edge hints at
 * that.
 */
export const tabRow = "flex overflow-x-auto overflow-y-hidden [scrollbar-width:none]";

export const tabListLook = `${tabRow} gap-6 border-line border-b`;

export const tabLook = classes(
  "flex h-10 shrink-0 items-center gap-2 border-transparent border-b-2 font-medium text-base text-faint touch:h-12",
  "hover:text-strong focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-strong",
);
