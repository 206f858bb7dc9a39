import { Skeleton } from "#ui/layout/skeleton.tsx";

const paragraphs = ["w-2/5", "w-4/5", "w-3/5", "w-2/3"];

/** An opening paragraph and sections of a few lines each, as the text has them. */
export const WrittenPageSkeleton = () => (
  <output aria-label="Loading the text" className="block max-w-[68ch] space-y-12 text-md">
    {paragraphs.map((last, at) => (
      <span key={last} className="block space-y-3">
        {at > 0 && <Skeleton className="mb-5 h-6 w-56" />}
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className={`h-4 ${last}`} />
      </span>
    ))}
  </output>
);
