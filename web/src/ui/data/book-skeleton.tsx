import { Skeleton } from "../layout/skeleton.tsx";

/** Rows of the books before they come. */
export const BookSkeleton = ({ label }: { label: string }) => (
  <output aria-label={label} className="block space-y-4 pt-4">
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
  </output>
);
