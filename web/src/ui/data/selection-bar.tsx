import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../forms/icon-button.tsx";

interface SelectionBarProps {
  /** How many are ticked, or how far the work with them is. */
  status: ReactNode;
  onClear: () => void;
  /** The work with them is on: they can neither be cleared nor worked on anew. */
  busy?: boolean;
  /** What can be done with them, the main one last. */
  children: ReactNode;
  /** Below all else. */
  progress?: ReactNode;
}

/** Stays in sight at the foot of a list while something is ticked. */
export const SelectionBar = ({ status, onClear, busy = false, children, progress }: SelectionBarProps) => (
  <section
    aria-label="Selection"
    className="sticky bottom-3 z-20 mt-4 flex animate-rise flex-wrap items-center gap-x-2 gap-y-1 rounded-lg bg-lifted p-2 shadow-float md:bottom-6"
  >
    <p role="status" className="figures pl-2 font-medium text-strong">
      {status}
    </p>
    <div className="order-3 flex w-full gap-2 max-sm:[&>button]:flex-1 sm:order-2 sm:ml-auto sm:w-auto">
      {children}
    </div>
    <IconButton
      label="Clear selection"
      onClick={onClear}
      disabled={busy}
      className="order-2 ml-auto sm:order-3 sm:ml-0"
    >
      <X />
    </IconButton>
    {progress}
  </section>
);
