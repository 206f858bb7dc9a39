import type { ReactNode } from "react";

/** Sticks to the top of its list from 768 px up; narrower screens have no room for that. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <search className="-mx-1 flex flex-wrap items-start gap-2 bg-canvas px-1 py-3 md:sticky md:top-14 md:z-10 xl:flex-nowrap">
    {children}
  </search>
);
