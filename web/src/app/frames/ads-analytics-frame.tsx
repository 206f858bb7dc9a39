// Combines ads, tagged links and the seller's next step: features never import each other.
import { AdsScreen } from "#features/marketing/ads/ads-screen.tsx";
import { NoAds } from "#features/marketing/ads/no-ads.tsx";
import { LinkList } from "#features/marketing/links/link-list.tsx";
import { NewLink } from "#features/marketing/links/new-link.tsx";
import { pageNames } from "#kernel/page/page-names.ts";
import { Screen } from "#ui/layout/screen.tsx";
import { useDashboard } from "../use-dashboard.ts";
import { NextStep } from "./next-step.tsx";

/** `/ads-analytics`. */
export function AdsAnalyticsFrame() {
  const dashboard = useDashboard();
  // Without a store there is nothing for a link to lead to.
  if (dashboard?.store_info === null)
    return (
      <Screen title={pageNames.adsAnalytics}>
        <NoAds action={<NextStep towards="anything" />} />
      </Screen>
    );
  return <AdsScreen zone={dashboard?.store_info.timezone} newLink={<NewLink />} links={<LinkList />} />;
}
