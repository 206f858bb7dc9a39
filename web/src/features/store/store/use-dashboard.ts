import { type DashboardUser, dashboard } from "@solodesk/contract/account/dashboard.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useUser } from "#kernel/session/session.ts";

/** The seller's dashboard; not requested while nobody is signed in. */
export function useDashboard(): DashboardUser | undefined {
  const user = useUser();
  return useRead(readOf(dashboard.get, {}), { enabled: user !== null }).data;
}
