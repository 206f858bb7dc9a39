import { Skeleton } from "../layout/skeleton.tsx";

interface FormSkeletonProps {
  /** From the top: a field of one line, or a box of several. */
  fields: readonly ("line" | "box")[];
}

const heights = { line: "h-9", box: "h-24" };

/** A form that is still to come, in its own size. */
export const FormSkeleton = ({ fields }: FormSkeletonProps) => (
  <div role="status" aria-label="Loading" className="space-y-5">
    {fields.map((kind, at) => (
      <div key={at}>
        <Skeleton className="mb-2 h-4 w-28" />
        <Skeleton className={`${heights[kind]} w-full`} />
      </div>
    ))}
  </div>
);
