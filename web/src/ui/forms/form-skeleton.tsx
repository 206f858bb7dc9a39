import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Skeleton } from "../layout/skeleton.tsx";

interface FormSkeletonProps {
  /** From top to bottom: "line" for an input, "box" for a textarea. */
  fields: readonly ("line" | "box")[];
}

const heights = { line: "h-9", box: "h-24" };

/** Shown while a form loads, in the size of the form. */
export const FormSkeleton = ({ fields }: FormSkeletonProps) => (
  <div role="status" aria-label={t("Loading")} className="space-y-5">
    {fields.map((kind, at) => (
      <div key={at}>
        <Skeleton className="mb-2 h-4 w-28" />
        <Skeleton className={`${heights[kind]} w-full`} />
      </div>
    ))}
  </div>
);
