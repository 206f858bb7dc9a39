import { ChartSkeleton } from "#ui/chart/lazy-day-lines.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** What stands below the figures before it comes, in its size. */
export const AdsSkeleton = () => (
  <output aria-label="Loading your ads" className="block space-y-10">
    <Chart />
    <div className="grid gap-10 lg:grid-cols-2">
      <Chart />
      <Chart />
    </div>
  </output>
);

const Chart = () => (
  <div>
    <Skeleton className="mb-2 h-9 w-48" />
    <Skeleton className="mb-4 h-5 w-full max-w-lg" />
    <ChartSkeleton />
  </div>
);
