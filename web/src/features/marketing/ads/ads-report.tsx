import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdReport } from "@solodesk/contract/marketing/ads/ad-figures.ts";
import type { AdsFilter } from "@solodesk/contract/marketing/ads.ts";
import { daysLong } from "#ui/chart/day-words.ts";
import { ChartSkeleton } from "#ui/chart/lazy-day-lines.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { AdsFigures } from "./ads-figures.tsx";
import { Campaigns } from "./campaigns/campaigns.tsx";
import { EarningsChart } from "./charts/earnings-chart.tsx";
import { Funnel } from "./charts/funnel.tsx";
import { TrafficChart } from "./charts/traffic-chart.tsx";
import { NoAdsThen, NoAdsYet } from "./no-ads.tsx";
import { RowsDrawer } from "./rows/rows-drawer.tsx";
import { WithoutAdsList } from "./without-ads-list.tsx";

/** Placeholder for everything below the figures, in its size. */
const AdsSkeleton = () => (
  <output aria-label={t("Loading your ads")} className="block space-y-10">
    <Chart head="h-17 sm:h-9" />
    <div className="grid gap-10 lg:grid-cols-2">
      <Chart head="h-9" />
      <Chart head="h-9" />
    </div>
  </output>
);

/** `head`: height of the title and its controls, which are stacked on a phone. */
const Chart = ({ head }: { head: string }) => (
  <div>
    <Skeleton className={`mb-1.5 w-48 ${head}`} />
    <Skeleton className="mb-4 h-15.75 w-full max-w-lg sm:h-10.5" />
    <ChartSkeleton />
  </div>
);

interface AdsReportProps {
  /** Undefined while loading. */
  report: AdReport | undefined;
  filter: AdsFilter;
  /** The store's time zone; undefined until it is known. */
  zone: string | undefined;
}

/** Figures, charts and campaigns of the chosen period. */
export function AdsReport({ report, filter, zone }: AdsReportProps) {
  const opened = useOpened("figure");
  const days = report ? daysLong(report.from, report.to) : "";
  return (
    <>
      <p className="figures min-h-9 pb-4 text-faint text-sm max-[22.5rem]:min-h-14">
        {report &&
          t("{days}, against {before}", { days, before: daysLong(report.previous.from, report.previous.to) })}
      </p>
      <AdsFigures report={report} opened={opened} />
      <div className="space-y-10 pt-8">
        {!report && <AdsSkeleton />}
        {report?.campaigns.length === 0 && (report.advertised ? <NoAdsThen /> : <NoAdsYet />)}
        {report && report.campaigns.length > 0 && (
          <>
            <EarningsChart series={report.series} />
            <div className="grid gap-10 lg:grid-cols-2">
              <TrafficChart report={report} />
              <Funnel figures={report.summary} opened={opened} />
            </div>
            <Campaigns report={report} filter={filter} opened={opened} />
          </>
        )}
        {report && filter.platform === undefined && <WithoutAdsList rows={report.without_ads} />}
      </div>
      <RowsDrawer opened={opened} report={report} filter={filter} days={days} zone={zone} />
    </>
  );
}
