import type { DashboardUser } from "@solodesk/contract/dashboard.ts";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { now } from "#kernel/clock.ts";
import { dayIn } from "#kernel/day-in.ts";
import { pageNames } from "#kernel/page-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Figure, Figures } from "#ui/figures.tsx";
import { Money } from "#ui/money.tsx";
import { Screen } from "#ui/screen.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { lastDays, rangeInWords } from "./last-days.ts";
import { NextStep } from "./next-step.tsx";
import { WithDashboard } from "./with-dashboard.tsx";

const spans = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
] as const;

/** `/ads-analytics`. */
export const AdsAnalyticsFrame = () => (
  <Screen title={pageNames.adsAnalytics}>
    <WithDashboard failed="Your ads could not be loaded. Nothing was changed." skeleton={<AdsSkeleton />}>
      {(dashboard) => <Period dashboard={dashboard} />}
    </WithDashboard>
  </Screen>
);

function Period({ dashboard: { store_info, wallets } }: { dashboard: DashboardUser }) {
  const [moment] = useState(now);
  const [query, setQuery] = useSearchParams();
  const span = spans.find(({ value }) => value === query.get("days"))?.value ?? "30";
  const today = dayIn(store_info?.timezone ?? "UTC", moment);
  const nothing = <Money value={{ amount: 0, currency: wallets.currency }} />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
        <p className="figures text-body">{rangeInWords(lastDays(today, Number(span)))}</p>
        <Segmented
          label="Period"
          options={spans}
          value={span}
          onChange={(days) => setQuery({ days }, { replace: true, preventScrollReset: true })}
        />
      </div>
      <Results sum={nothing} count={0} />
      <EmptyState drawing="chart" action={<NextStep towards="anything" />}>
        No ads in this period. What each campaign cost and what it brought stands here, day by day.
      </EmptyState>
    </>
  );
}

const Results = ({ sum, count }: { sum: ReactNode; count: ReactNode }) => (
  <Figures count={4}>
    <Figure name="Spend">{sum}</Figure>
    <Figure name="Revenue">{sum}</Figure>
    <Figure name="Clicks">{count}</Figure>
    <Figure name="Visits">{count}</Figure>
  </Figures>
);

const AdsSkeleton = () => (
  <output aria-label="Loading your ads" className="block">
    <Skeleton className="mb-5 h-9 w-full touch:h-11" />
    <Results sum={<Skeleton className="h-[1lh] w-28" />} count={<Skeleton className="h-[1lh] w-12" />} />
  </output>
);
