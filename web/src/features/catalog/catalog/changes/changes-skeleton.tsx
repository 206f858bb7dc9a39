import { Skeleton } from "#ui/layout/skeleton.tsx";

/** The fields of a product whose changes are on their way. */
export const ChangesSkeleton = ({ rows }: { rows: number }) => (
  <div role="status" aria-label="Loading what changed">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="h-37 space-y-3 border-line border-t pt-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    ))}
  </div>
);
