import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import type { ReactNode } from "react";

interface SectionHeadProps {
  id?: string;
  title: string;
  count: number;
  action?: ReactNode;
}

export const SectionHead = ({ id, title, count, action }: SectionHeadProps) => (
  <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
    <h2 id={id} className="text-md">
      {title} <span className="figures ms-1 font-normal text-faint">{numberFormat().format(count)}</span>
    </h2>
    {action}
  </header>
);
