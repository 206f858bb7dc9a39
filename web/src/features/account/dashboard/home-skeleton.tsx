import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Figure, Figures } from "#ui/data/figures.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { BySameTime } from "./dashboard-figures.tsx";

/** Placeholder of the figures and the three first steps, in their final size. */
export const HomeSkeleton = () => (
  <output aria-label={t("Loading your dashboard")} className="block space-y-10">
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
    <div className="space-y-3">
      <Skeleton className="h-7 w-36" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
  </output>
);
