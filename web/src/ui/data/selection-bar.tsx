import { t } from "@solodesk/contract/kernel/language/t.ts";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../forms/icon-button.tsx";

interface SelectionBarProps {
  /** How many rows are selected, or how far the running action is. */
  status: ReactNode;
  onClear: () => void;
  /**
   * An action on the selection is running: the selection cannot be cleared. The caller disables its own
   * buttons.
   */
  busy?: boolean;
  /** The buttons of the actions, the main one last. */
  children: ReactNode;
  /** Shown below everything else. */
  progress?: ReactNode;
}

/** Stays visible at the foot of a list while rows are selected. */
export const SelectionBar = ({ status, onClear, busy = false, children, progress }: SelectionBarProps) => (
  <section
    aria-label={t("Selection")}
    className="sticky bottom-3 z-20 mt-4 flex animate-rise flex-wrap items-center gap-x-2 gap-y-1 rounded-lg bg-lifted p-2 shadow-float md:bottom-6"
  >
    <p role="status" className="figures ps-2 font-medium text-strong">
      {status}
    </p>
    <div className="order-3 flex w-full gap-2 max-sm:[&>button]:flex-1 sm:order-2 sm:ms-auto sm:w-auto">
      {children}
    </div>
    <IconButton
      label={t("Clear selection")}
      onClick={onClear}
      disabled={busy}
      className="order-2 ms-auto sm:order-3 sm:ms-0"
    >
      <X />
    </IconButton>
    {progress}
  </section>
);
