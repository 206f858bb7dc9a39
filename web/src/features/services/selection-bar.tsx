import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import type { Selection } from "./use-selection.ts";
import type { ListingWork } from "./use-change-listings.ts";

interface SelectionBarProps {
  selection: Selection;
  work: ListingWork | undefined;
  /** What can be done with them, the main one last. */
  children: ReactNode;
}

/** Stays in sight at the foot of the list while something is ticked. */
export function SelectionBar({ selection, work, children }: SelectionBarProps) {
  const { size } = selection.chosen;
  if (size === 0 && !work) return null;
  const progress = work && work.of > 1000;
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-3 z-20 mt-4 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-lifted py-2 pr-2 pl-4 shadow-float md:bottom-6"
    >
      <p role="status" className="figures font-medium text-strong">
        {progress
          ? `${work.done.toLocaleString()} of ${work.of.toLocaleString()} done`
          : `${size.toLocaleString()} selected`}
      </p>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {children}
        <IconButton label="Clear selection" onClick={selection.clear} disabled={work !== undefined}>
          <X />
        </IconButton>
      </div>
      {progress && (
        <div
          role="progressbar"
          aria-label="Progress"
          aria-valuemax={work.of}
          aria-valuenow={work.done}
          className="mr-2 h-1 w-full overflow-hidden rounded-full bg-hover"
        >
          <div
            className="h-full origin-left bg-accent transition-transform duration-200"
            style={{ transform: `scaleX(${work.done / work.of})` }}
          />
        </div>
      )}
    </section>
  );
}
