import { Skeleton } from "#ui/layout/skeleton.tsx";

const fields = ["h-9", "h-9", "h-9", "h-25", "h-9", "h-9"];

export const StoreFormSkeleton = () => (
  <div role="status" aria-label="Loading your store" className="max-w-[35rem]">
    <Skeleton className="mb-8 h-9 w-full" />
    <div className="space-y-5">
      {fields.map((height, at) => (
        <div key={at}>
          <Skeleton className="mb-2 h-4 w-28" />
          <Skeleton className={`${height} w-full`} />
        </div>
      ))}
    </div>
  </div>
);
