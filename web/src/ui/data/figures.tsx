import type { ReactNode } from "react";
import { classes } from "../look/classes.ts";

const columns = {
  2: "grid-cols-2",
  3: "grid-cols-[repeat(3,auto)] md:grid-cols-3",
  4: "grid-cols-2 md:grid-cols-4",
} as const;

interface FiguresProps {
  count: keyof typeof columns;
  children: ReactNode;
}

/** A strip of key figures, the brightest element of a screen. */
export const Figures = ({ count, children }: FiguresProps) => (
  <dl
    className={classes(
      "grid gap-x-4 gap-y-5 border-line border-y py-5 md:divide-x md:divide-line",
      columns[count],
    )}
  >
    {children}
  </dl>
);

interface FigureProps {
  name: ReactNode;
  /** What the number means, in a few words. */
  note?: ReactNode;
  children: ReactNode;
}

export const Figure = ({ name, note, children }: FigureProps) => (
  <div className="min-w-0 md:px-6 md:first:ps-0 md:last:pe-0">
    <dt className="text-faint text-sm">{name}</dt>
    <dd className="figures mt-1 font-semibold text-lg text-strong tracking-tight max-[22.5rem]:text-md sm:text-xl">
      {children}
    </dd>
    {note && <dd className="mt-0.5 text-faint text-sm">{note}</dd>}
  </div>
);
