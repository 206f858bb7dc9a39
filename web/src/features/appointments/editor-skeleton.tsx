import { Skeleton } from "#ui/skeleton.tsx";

const fields = ["h-9", "h-9", "h-24", "h-9", "h-9", "h-24"];

/** The form of an appointment, in its own size. */
export const EditorSkeleton = () => (
  <div role="status" aria-label="Loading" className="space-y-5">
    {fields.map((height, at) => (
      <div key={at}>
        <Skeleton className="mb-2 h-4 w-28" />
        <Skeleton className={`${height} w-full`} />
      </div>
    ))}
  </div>
);
