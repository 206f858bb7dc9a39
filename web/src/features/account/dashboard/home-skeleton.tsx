import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Figure, Figures } from "#ui/data/figures.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { BySameTime } from "./dashboard-figures.tsx";

/** Placeholder of the seller's day and the figures. */
export const HomeSkeleton = () => (
  <output aria-label={t("Loading your dashboard")} className="block space-y-10">
    <span className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <span className="block space-y-3">
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-8 w-40" />
      </span>
      <span className="block space-y-3">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-2" />
        <Skeleton className="h-40" />
      </span>
    </span>
    <Figures count={4}>
      <Figure
        name={t("Revenue this month")}
        note={<BySameTime lastMonth={<Skeleton className="!inline-block h-3 w-14" />} />}
      >
        <Skeleton className="h-[1lh] w-28 max-w-full" />
      </Figure>
      {[t("Orders to ship"), t("Pending appointments"), t("Wallet")].map((name) => (
        <Figure key={name} name={name}>
          <Skeleton className="h-[1lh] w-16" />
        </Figure>
      ))}
    </Figures>
  </output>
);
