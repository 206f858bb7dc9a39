import { maxProductIds } from "@solodesk/contract/catalog.ts";
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
  const progress = work && work.of > maxProductIds;
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-3 z-20 mt-4 flex animate-rise flex-wrap items-center gap-x-2 gap-y-1 rounded-lg bg-lifted p-2 shadow-float md:bottom-6"
    >
      <p role="status" className="figures pl-2 font-medium text-strong">
        {progress
          ? `${work.done.toLocaleString()} of ${work.of.toLocaleString()} done`
          : `${size.toLocaleString()} selected`}
      </p>
      <div className="order-3 flex w-full gap-2 max-sm:[&>button]:flex-1 sm:order-2 sm:ml-auto sm:w-auto">
        {children}
      </div>
      <IconButton
        label="Clear selection"
        onClick={selection.clear}
        disabled={work !== undefined}
        className="order-2 ml-auto sm:order-3 sm:ml-0"
      >
        <X />
      </IconButton>
      {progress && (
        <div
          role="progressbar"
          aria-label="Progress"
          aria-valuemax={work.of}
          aria-valuenow={work.done}
          className="order-4 h-1 w-full overflow-hidden rounded-full bg-hover"
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
