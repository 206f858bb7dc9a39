import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Skeleton } from "#ui/layout/skeleton.tsx";

const columns = [1, 2, 3, 4, 5, 6, 7];
const heights = ["h-24", "h-12", "h-36", "h-16", "h-28", "h-0", "h-0"];

/** Placeholder of the part below the toolbar, in its final size, with a few blocks for appointments. */
export const PartSkeleton = ({ className }: { className: string }) => (
  <output aria-label={t("Loading your calendar")} className={`block overflow-hidden ${className}`}>
    <span aria-hidden="true" className="flex h-full animate-skeleton gap-px rounded-lg border border-line">
      {columns.map((column) => (
        <span
          key={column}
          className="flex-1 border-line border-s px-1 pt-28 first:border-s-0 max-md:nth-[n+2]:hidden"
        >
          <span className={`block rounded-md bg-hover ${heights[column - 1]}`} />
        </span>
      ))}
    </span>
  </output>
);

/** Placeholder of the whole calendar until the store is known. */
export const CalendarSkeleton = ({ className }: { className: string }) => (
  <div>
    <div className="flex h-12 items-start justify-between max-md:h-23 max-md:touch:h-27">
      <Skeleton className="h-7 w-52" />
      <Skeleton className="h-9 w-40 md:w-96" />
    </div>
    <PartSkeleton className={className} />
    <div className="h-11" />
  </div>
);
