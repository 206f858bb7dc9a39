import { Skeleton } from "#ui/layout/skeleton.tsx";

export const ProductDrawerSkeleton = () => (
  <output aria-label="Loading the product" className="block">
    <Skeleton className="aspect-[4/3] w-full rounded-none" />
    <div className="space-y-3 p-5">
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-36" />
    </div>
  </output>
);
