import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { touchDays } from "@solodesk/contract/store/visits/touch.ts";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import { timesLead, viewerZone } from "#kernel/time/time-in-words.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { AdsFilters } from "./ads-filters.tsx";
import { adsFilter, adsQueryIn } from "./ads-read.ts";
import { AdsReport } from "./ads-report.tsx";
import { Imports } from "./import/imports.tsx";
import { NoAds } from "./no-ads.tsx";
import { SpendButtons } from "./spend/spend-buttons.tsx";
import { SpendDialogs, type SpendWay } from "./spend/spend-dialogs.tsx";
import { TypedSpendList } from "./spend/typed-spend-list.tsx";
import { useAds } from "./use-ads.ts";
import { WithoutAdsList } from "./without-ads-list.tsx";

/** Explains how everything is counted. `zone` is the store's time zone, once known. */
const CountingRules = ({ zone }: { zone: string | undefined }) => (
  <section aria-label={t("How this is counted")} className="max-w-[65ch] space-y-2 text-body">
    <h2 className="text-md">{t("How this is counted")}</h2>
    <p>
      {t(
        "An order or booking counts for the last ad or tagged link its visitor followed within {days, plural, one {# day} other {# days}}, even if they came back directly since. It counts on the day it was made, on your store's calendar.",
        { days: touchDays },
      )}{" "}
      {timesLead(zone)}
    </p>
    <p>
      {t(
        "Revenue is what people paid for goods and services, without shipping, tax and tips. Payments in person count once you record them, on the day of the booking. A refund lowers revenue on the day of the order. Cancelled bookings don't count, and an appointment bought in the cart counts only as its order.",
      )}
    </p>
    <p>
      {t(
        "We count visits to your store page without cookies and without knowing who came. If visitors ask not to be tracked, we use only the address they came by. We leave out robots, so there may be fewer visits than the clicks your platform reports.",
      )}
    </p>
  </section>
);

interface AdsScreenProps {
  /** The time zone that decides where days begin; undefined until it is known. */
  zone: string | undefined;
  /** Button that makes a tagged link. */
  newLink: ReactNode;
  /** List of the tagged links. */
  links: ReactNode;
}

/** `/ads-analytics`: what each campaign cost and what it brought in. */
export function AdsScreen({ zone, newLink, links }: AdsScreenProps) {
  const [query] = useSearchParams();
  const [way, setWay] = useState<SpendWay>();
  const today = dayIn(zone ?? viewerZone(), now());
  const wanted = adsQueryIn(query, today);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useAds(wanted);
  const report = data?.data;
  const isNew = report?.begun === false;
  const ways = (
    <>
      {newLink}
      <SpendButtons open={setWay} />
    </>
  );
  return (
    <Screen title={t(pageNames.adsAnalytics)} actions={!isNew && ways}>
      {isNew ? <NoAds action={ways} /> : <AdsFilters wanted={wanted} />}
      {isError && !report && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("Your ads could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {!isNew && (report || !isError) && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <AdsReport report={report} filter={adsFilter(wanted)} zone={zone} />
        </div>
      )}
      {report && (
        <div className="space-y-10 pt-10">
          {isNew && <WithoutAdsList rows={report.without_ads} />}
          {isNew && <CountingRules zone={zone} />}
          {/* Their heights are known only with their own answers, so no other visible content is below
              them. */}
          {links}
          {!isNew && <Imports zone={zone} />}
          {!isNew && <TypedSpendList />}
          {!isNew && <CountingRules zone={zone} />}
        </div>
      )}
      <SpendDialogs
        way={way}
        currency={report?.summary.spend.currency}
        today={today}
        shown={wanted.period}
        onClose={() => setWay(undefined)}
      />
    </Screen>
  );
}
