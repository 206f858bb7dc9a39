import { Skeleton } from "#ui/skeleton.tsx";

/** The bar, the weekdays and five weeks, in their own sizes. */
export const CalendarSkeleton = () => (
  <output aria-label="Loading your calendar" className="block">
    <div className="flex h-11 items-start justify-between pb-3">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-8 w-36" />
    </div>
    <div className="h-8" />
    <Skeleton className="h-70 md:h-120" />
  </output>
);
