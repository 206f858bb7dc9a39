import { Skeleton } from "#ui/layout/skeleton.tsx";

const rows = [1, 2, 3, 4];

/** Placeholder for the first notifications, in their size. */
export const PanelSkeleton = () => (
  <div role="status" aria-label="Loading notifications" className="px-1 pt-8">
    {rows.map((row) => (
      <div key={row} className="flex min-h-14 gap-3 px-3 py-2.5">
        <Skeleton className="mt-0.5 size-4 shrink-0" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
      </div>
    ))}
  </div>
);
