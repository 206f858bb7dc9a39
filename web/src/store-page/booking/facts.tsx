import type { ReactNode } from "react";

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="border-line border-t text-base">{children}</dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-4 border-line border-b py-3">
    <dt className="w-16 shrink-0 text-faint">{name}</dt>
    <dd className="min-w-0 flex-1 text-strong">{children}</dd>
  </div>
);
