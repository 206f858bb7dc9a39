import { ChartSkeleton } from "#ui/chart/lazy-day-lines.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";

/** What stands below the figures before it comes, in its size. */
export const AdsSkeleton = () => (
  <output aria-label="Loading your ads" className="block space-y-10">
    <Chart head="h-17 sm:h-9" />
    <div className="grid gap-10 lg:grid-cols-2">
      <Chart head="h-9" />
      <Chart head="h-9" />
    </div>
  </output>
);

/** `head`: its title and its choices, which stand below each other on a phone. */
const Chart = ({ head }: { head: string }) => (
  <div>
    <Skeleton className={`mb-1.5 w-48 ${head}`} />
    <Skeleton className="mb-4 h-15.75 w-full max-w-lg sm:h-10.5" />
    <ChartSkeleton />
  </div>
);
