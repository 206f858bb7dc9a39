import { type DashboardUser, dashboard } from "@solodesk/contract/account/dashboard.ts";
import type { ReactNode } from "react";
import { useRead } from "#kernel/api/query.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";

interface WithDashboardProps {
  /** What could not be loaded, in one sentence. */
  failed: string;
  skeleton: ReactNode;
  children: (dashboard: DashboardUser) => ReactNode;
}

/** What a screen shows of the seller's dashboard, once that is there. */
export function WithDashboard({ failed, skeleton, children }: WithDashboardProps) {
  const { data, isError, isFetching, refetch } = useRead(dashboard.get, {});
  if (data) return children(data);
  if (!isError) return skeleton;
  return (
    <ErrorState busy={isFetching} onRetry={() => void refetch()}>
      {failed}
    </ErrorState>
  );
}
