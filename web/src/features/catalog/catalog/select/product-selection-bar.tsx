import { maxProductIds } from "@solodesk/contract/catalog/catalog.ts";
import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { SelectionBar } from "#ui/data/selection-bar.tsx";
import type { ListingWork } from "../mine/use-change-listings.ts";
import type { Selection } from "./use-selection.ts";

interface ProductSelectionBarProps {
  selection: Selection;
  work: ListingWork | undefined;
  /** Actions for the ticked products, the main one last. */
  children: ReactNode;
}

/** The number of ticked products, or the progress when they need more than one call. */
export function ProductSelectionBar({ selection, work, children }: ProductSelectionBarProps) {
  const { size } = selection.chosen;
  if (size === 0 && !work) return null;
  const long = work && work.of > maxProductIds ? work : undefined;
  return (
    <SelectionBar
      status={
        long
          ? t("{done} of {total} done", {
              done: numberFormat().format(long.done),
              total: numberFormat().format(long.of),
            })
          : t("{count, plural, other {# selected}}", { count: size })
      }
      onClear={selection.clear}
      busy={work !== undefined}
      progress={
        long && (
          <div
            role="progressbar"
            aria-label={t("Progress||of an action")}
            aria-valuemax={long.of}
            aria-valuenow={long.done}
            className="order-4 h-1 w-full overflow-hidden rounded-full bg-hover"
          >
            <div
              className="h-full origin-left rtl:origin-right bg-accent transition-transform duration-200"
              style={{ transform: `scaleX(${long.done / long.of})` }}
            />
          </div>
        )
      }
    >
      {children}
    </SelectionBar>
  );
}
