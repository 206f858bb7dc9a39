import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Skeleton } from "#ui/layout/skeleton.tsx";

const cards = [1, 2, 3];
const lines = ["w-40", "w-36", "w-48", "w-44", "w-32"];
const packs = [1, 2, 3, 4];

/** Placeholder for plans and packs, in their size. */
export const PlansSkeleton = () => (
  <div role="status" aria-label={t("Loading plans")} className="space-y-10 pt-6">
    <Skeleton className="h-[1lh] w-80 max-w-full" />
    <div>
      <div className="space-y-2 pb-4">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-4 w-64 max-w-full" />
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        {cards.map((card) => (
          <div key={card} className="h-84 rounded-lg bg-raised p-5 ring-1 ring-line ring-inset">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="mt-4 h-8 w-32" />
            <div className="mt-6 space-y-3">
              {lines.map((width) => (
                <Skeleton key={width} className={`h-4 max-w-full ${width}`} />
              ))}
            </div>
            <Skeleton className="mt-7 h-9" />
          </div>
        ))}
      </div>
    </div>
    <div>
      <div className="space-y-2 pb-4">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-4 w-80 max-w-full" />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-4 border-line border-t">
        {packs.map((pack) => (
          <div key={pack} className="flex items-center justify-between border-line border-b py-3">
            <span className="space-y-2">
              <Skeleton className="h-4 w-20" />
              <Skeleton className="h-3.5 w-28" />
            </span>
            <Skeleton className="h-8 w-16" />
          </div>
        ))}
      </div>
    </div>
  </div>
);
