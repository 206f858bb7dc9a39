import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { LinkList } from "#features/marketing/links/link-list.tsx";
import { NewLink } from "#features/marketing/links/new-link.tsx";
import { NextStep } from "#features/store/store/next-step.tsx";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { Screen } from "#ui/layout/screen.tsx";
import { AdsScreen } from "./ads-screen.tsx";
import { NoAds } from "./no-ads.tsx";

/** `/ads-analytics`. */
export function AdsAnalyticsPage() {
  const dashboard = useDashboard();
  // Without a store there is nothing for a link to lead to.
  if (dashboard?.store_info === null)
    return (
      <Screen title={t(pageNames.adsAnalytics)}>
        <NoAds action={<NextStep towards="anything" />} />
      </Screen>
    );
  return <AdsScreen zone={dashboard?.store_info.timezone} newLink={<NewLink />} links={<LinkList />} />;
}
