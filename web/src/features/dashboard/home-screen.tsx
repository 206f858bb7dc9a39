import { dashboard } from "@solodesk/contract/dashboard.ts";
import type { Store } from "@solodesk/contract/store.ts";
import type { ReactNode } from "react";
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

interface HomeScreenProps {
  /** How the store's appointments look is not the dashboard's business. */
  renderCalendar: (store: Store) => ReactNode;
}

export function HomeScreen({ renderCalendar }: HomeScreenProps) {
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
          {data.store_info && renderCalendar(data.store_info)}
          {data.store_info?.published && <ShareStore websiteUrl={data.store_info.website_url} />}
        </div>
      )}
    </Screen>
  );
}
