import { Skeleton } from "../layout/skeleton.tsx";

/** Shown while rows of the ledger load. */
export const RowsSkeleton = ({ label }: { label: string }) => (
  <output aria-label={label} className="block space-y-4 pt-4">
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
  </output>
);
