import { t } from "@solodesk/contract/kernel/language/t.ts";
import { lazy, Suspense } from "react";
import { Skeleton } from "../layout/skeleton.tsx";
import { chartHeight, type DayLinesProps } from "./chart-line.ts";

const DayLines = lazy(async () => {
  try {
    return { default: (await import("./day-lines.tsx")).DayLines };
  } catch {
    return { default: Missing };
  }
});

/** Loads the chart's code on demand; a skeleton of the same height holds its place until then. */
export const LazyDayLines = (props: DayLinesProps) => (
  <Suspense fallback={<ChartSkeleton />}>
    <DayLines {...props} />
  </Suspense>
);

export const ChartSkeleton = () => (
  <div style={{ height: chartHeight }}>
    <Skeleton className="h-full w-full" />
  </div>
);

const Missing = () => (
  <p role="alert" style={{ height: chartHeight }} className="flex items-center justify-center text-body">
    {t("The chart could not be loaded. Its numbers are in the table.")}
  </p>
);
