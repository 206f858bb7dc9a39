import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { LinkTabs } from "#ui/layout/link-tabs.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";

const tabs = [
  { page: "operator", name: msg("Installation||the installed software, as its operator sees it") },
  { page: "operatorPeople", name: msg("People||accounts of an installation") },
  { page: "operatorMoney", name: msg("Money") },
  { page: "operatorOrders", name: msg("Orders") },
  { page: "operatorMessages", name: msg("Emails & Jobs") },
  { page: "operatorCatalogue", name: msg("Catalogue & Plans") },
] as const;

interface OperatorFrameProps {
  page: (typeof tabs)[number]["page"];
  /** One sentence below the title. */
  lead: string;
  /** Shown, and its data read, once the user may see it. */
  children: ReactNode;
}

/** The frame of each page for the people who run the installation, with tabs that lead to the others. */
export function OperatorFrame({ page, lead, children }: OperatorFrameProps) {
  const user = useUser();
  return (
    <Screen title={t(pageNames[page])} lead={user?.operator && lead} width="beside">
      {user?.operator ? (
        <>
          <div className="mb-6">
            <LinkTabs
              label={t("For operators")}
              tabs={tabs.map(({ page: to, name }) => ({ to: pages[to], name: t(name) }))}
              current={pages[page]}
            />
          </div>
          <WithTwoSteps>{children}</WithTwoSteps>
        </>
      ) : (
        <EmptyState drawing="lamp">
          {t("Only the people who run this installation can see this page.")}
        </EmptyState>
      )}
    </Screen>
  );
}

/** The server refuses an operator without a second factor; this says so before it has to. */
function WithTwoSteps({ children }: { children: ReactNode }) {
  const { data, isError, isFetching, refetch } = useRead(readOf(secondFactor.get, {}), { quiet: true });
  if (data?.data.enabled) return children;
  if (data)
    return (
      <EmptyState
        drawing="lamp"
        action={
          <Button asChild look="primary">
            <Link to={`${pages.settings}#security`}>{t("Turn on two-step sign-in")}</Link>
          </Button>
        }
      >
        {t("This page shows the data of all sellers, so you need two-step sign-in to open it.")}
      </EmptyState>
    );
  if (isError)
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        {t("This page could not be loaded.")}
      </ErrorState>
    );
  return <Skeleton className="h-40 w-full" />;
}
