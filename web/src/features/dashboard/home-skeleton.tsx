import { Skeleton } from "#ui/skeleton.tsx";

/** The figures and the three steps, in their own sizes. */
export const HomeSkeleton = () => (
  <output aria-label="Loading your dashboard" className="block space-y-10">
    <div className="grid h-[6.375rem] grid-cols-3 items-center gap-6 border-line border-y">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
    <div className="space-y-3">
      <Skeleton className="h-7 w-36" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
  </output>
);
