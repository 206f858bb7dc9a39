import { dashboard } from "@solodesk/contract/dashboard.ts";
import { pageNames } from "#kernel/page-names.ts";
import { useRead } from "#kernel/query.ts";
import { useUser } from "#kernel/session.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Screen } from "#ui/screen.tsx";
import { Figures } from "./figures.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { greeting } from "./greeting.ts";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { ShareStore } from "./share-store.tsx";
import { useNow } from "./use-now.ts";

export function HomeScreen() {
  const user = useUser();
  const { data, isError, isFetching, refetch } = useRead(dashboard.get, {});
  const now = useNow();
  return (
    <Screen title={pageNames.home} lead={greeting(user?.name ?? "", now)}>
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          Your dashboard could not be loaded. Nothing was changed.
        </ErrorState>
      )}
      {!data && !isError && <HomeSkeleton />}
      {data && (
        <div className="space-y-10">
          <Figures dashboard={data} />
          <FirstSteps dashboard={data} />
          {data.store_info?.published && <ShareStore websiteUrl={data.store_info.website_url} />}
        </div>
      )}
    </Screen>
  );
}
