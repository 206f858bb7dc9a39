import { type DashboardUser, dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { NextStep } from "#features/store/store/next-step.tsx";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { Calendar } from "./calendar.tsx";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";

interface WithDashboardProps {
  /** Error message, one sentence. */
  failed: string;
  skeleton: ReactNode;
  children: (dashboard: DashboardUser) => ReactNode;
}

/** Renders its children once the seller's dashboard is loaded. */
function WithDashboard({ failed, skeleton, children }: WithDashboardProps) {
  const { data, isError, isFetching, refetch } = useRead(readOf(dashboard.get, {}));
  if (data) return children(data);
  if (!isError) return skeleton;
  return (
    <ErrorState busy={isFetching} onRetry={() => void refetch()}>
      {failed}
    </ErrorState>
  );
}

/** The height that the shell, the title and the bars leave of the window. */
const height = "h-[max(28rem,calc(100dvh-18.5rem))]";

/** `/appointments`. */
export const CalendarPage = () => (
  <Screen
    title={t(pageNames.appointments)}
    actions={
      <Button asChild className="print:hidden">
        <Link to={`${pages.appointments}/pending`}>{t("Show as a list")}</Link>
      </Button>
    }
  >
    <WithDashboard
      failed={t("Your calendar could not be loaded. Nothing in it has changed.")}
      skeleton={<CalendarSkeleton className={height} />}
    >
      {({ store_info }) =>
        store_info ? <Calendar store={store_info} className={height} /> : <WithoutStore />
      }
    </WithDashboard>
  </Screen>
);

const WithoutStore = () => (
  <EmptyState drawing="calendar" action={<NextStep towards="services" />}>
    {t("Your calendar uses the time zone and opening hours of your store. Create your store to start.")}
  </EmptyState>
);
