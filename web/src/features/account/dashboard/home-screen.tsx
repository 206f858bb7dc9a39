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
  /** Whether the seller's day is still loading. Everything appears together, so that nothing moves. */
  isWaiting: boolean;
  /** Passed in, so that Home can be tested without them. */
  renderToday: (store: Store) => ReactNode;
  renderBriefing: () => ReactNode;
  renderCalendar: (store: Store) => ReactNode;
  renderNext: (store: Store) => ReactNode;
}

export function HomeScreen({
  isWaiting,
  renderToday,
  renderBriefing,
  renderCalendar,
  renderNext,
}: HomeScreenProps) {
  const user = useUser();
  const { data, isError, isFetching, refetch } = useRead(readOf(dashboard.get, {}));
  const isFailed = isError && !data;
  const now = useNow();
  const userId = user?.id ?? "";
  const hasShared = useHasShared(userId);
  const hasDismissed = useHasDismissed(userId);
  const share = () => rememberSharing(userId);
  return (
    <Screen title={t(pageNames.home)} lead={greeting(user?.name ?? "", now)}>
      {isFailed && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("Your dashboard could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {(isWaiting || !data) && !isFailed && <HomeSkeleton />}
      {data && !isWaiting && (
        <div className="space-y-10">
          {!hasDismissed && !isRunning(data) && (
            <FirstSteps
              dashboard={data}
              hasShared={hasShared}
              onShare={share}
              onDismiss={() => rememberDismissal(userId)}
            />
          )}
          {data.store_info && <Boundary fallback={<PartFailure />}>{renderToday(data.store_info)}</Boundary>}
          {data.store_info && <Boundary fallback={<PartFailure />}>{renderBriefing()}</Boundary>}
          <DashboardFigures dashboard={data} now={now} />
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
