import type { ReactNode } from "react";

export const ProductFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-4 border-line border-b py-1.5">
    <dt className="text-faint">{name}</dt>
    <dd className="figures min-w-0 break-words text-end text-strong">{children}</dd>
  </div>
);
