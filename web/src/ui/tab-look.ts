import { classes } from "./classes.ts";

export const tabListLook = "flex gap-6 overflow-x-auto overflow-y-hidden border-line border-b";

export const tabLook = classes(
  "flex h-10 shrink-0 items-center gap-2 border-transparent border-b-2 font-medium text-base text-faint touch:h-12",
  "hover:text-strong focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-strong",
);
