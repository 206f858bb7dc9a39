import type { ReactNode } from "react";
import { classes } from "../look/classes.ts";

interface Bar {
  /** Unique within the list. */
  name: string;
  /** Its length. */
  value: number;
  /** The value in words. */
  says: ReactNode;
  /** Stands out from the others. */
  isCurrent?: boolean;
}

interface BarListProps {
  label: string;
  bars: readonly Bar[];
}

/** A picture that is its own table: one row for each value, with a bar from zero. */
export function BarList({ label, bars }: BarListProps) {
  const longest = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-[auto_minmax(2rem,1fr)_auto] items-center gap-x-3 gap-y-1.5"
    >
      {bars.map(({ name, value, says, isCurrent = false }) => (
        <div key={name} className="col-span-3 grid grid-cols-subgrid items-center">
          <dt className={classes("whitespace-nowrap text-sm", isCurrent ? "text-strong" : "text-faint")}>
            {name}
          </dt>
          <dd className="figures order-last text-end text-sm text-strong">{says}</dd>
          <span aria-hidden="true" className="h-2 rounded-full bg-hover">
            <span
              className={classes("block h-full rounded-full", isCurrent ? "bg-accent" : "bg-body")}
              style={{ width: `${longest === 0 ? 0 : Math.max(0, value / longest) * 100}%` }}
            />
          </span>
        </div>
      ))}
    </dl>
  );
}
