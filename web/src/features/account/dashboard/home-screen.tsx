import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { ReactNode } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useUser } from "#kernel/session/session.ts";
import { Boundary } from "#ui/layout/boundary.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { greeting } from "./greeting.ts";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { rememberDismissal, rememberSharing, useHasDismissed, useHasShared } from "./remembered-users.ts";
import { ShareStore } from "./share-store.tsx";
import { isRunning } from "./steps.ts";
import { useNow } from "./use-now.ts";

interface HomeScreenProps {
  /** Passed in, so that the dashboard does not depend on the scheduling feature. */
  renderCalendar: (store: Store) => ReactNode;
  renderNext: (store: Store) => ReactNode;
}

export function HomeScreen({ renderCalendar, renderNext }: HomeScreenProps) {
  const user = useUser();
  const { data, isError, isFetching, refetch } = useRead(readOf(dashboard.get, {}));
  const now = useNow();
  const userId = user?.id ?? "";
  const hasShared = useHasShared(userId);
  const hasDismissed = useHasDismissed(userId);
  const share = () => rememberSharing(userId);
  return (
    <Screen title={t(pageNames.home)} lead={greeting(user?.name ?? "", now)}>
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("Your dashboard could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {!data && !isError && <HomeSkeleton />}
      {data && (
        <div className="space-y-10">
          <DashboardFigures dashboard={data} now={now} />
          {!hasDismissed && !isRunning(data) && (
            <FirstSteps
              dashboard={data}
              hasShared={hasShared}
              onShare={share}
              onDismiss={() => rememberDismissal(userId)}
            />
          )}
          {data.store_info && (
            <div className="grid gap-x-8 gap-y-10 xl:grid-cols-[minmax(0,1fr)_18rem]">
              <div className="min-w-0">
                <Boundary fallback={<PartFailure />}>{renderCalendar(data.store_info)}</Boundary>
              </div>
              <div className="min-w-0">
                <Boundary fallback={<PartFailure />}>{renderNext(data.store_info)}</Boundary>
              </div>
            </div>
          )}
          {(hasShared || hasDismissed || isRunning(data)) && data.store_info?.published && (
            <ShareStore websiteUrl={data.store_info.website_url} onShare={share} />
          )}
        </div>
      )}
    </Screen>
  );
}

const PartFailure = () => <p role="alert">{t("This part of the page broke. Load the page again.")}</p>;
