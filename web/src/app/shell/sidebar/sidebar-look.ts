import { classes } from "#ui/look/classes.ts";

/** Look of a row of the sidebar: 32 px high with a mouse, 44 px by touch. */
export const sidebarRow = (collapsed: boolean, current = false): string =>
  classes(
    "flex h-8 min-w-0 items-center gap-2.5 rounded-md text-base touch:h-11 focus-visible:-outline-offset-2",
    "[&_svg]:size-4 [&_svg]:shrink-0",
    collapsed ? "w-8 justify-center touch:w-8" : "flex-1 px-2",
    current ? "bg-hover font-medium text-strong" : "text-body hover:bg-hover hover:text-strong",
  );
