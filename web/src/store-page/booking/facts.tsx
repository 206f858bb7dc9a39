import type { ReactNode } from "react";

/** Names beside their values. The names share a column that is as wide as the longest. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[fit-content(9rem)_minmax(0,1fr)] border-line border-t text-base">
    {children}
  </dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid gap-x-4 border-line border-b py-3">
    <dt className="min-w-16 break-words text-faint">{name}</dt>
    <dd className="min-w-0 text-strong">{children}</dd>
  </div>
);
