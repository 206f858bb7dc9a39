import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

export const AdsAnalyticsScreen = () => (
  <Screen title={pageNames.adsAnalytics}>
    <EmptyState
      drawing="chart"
      action={
        <Button asChild>
          <Link to={pages.services}>Choose what to advertise</Link>
        </Button>
      }
    >
      What your ads cost and what they brought belongs here, day by day. No figures have been imported.
    </EmptyState>
  </Screen>
);
