import { type DashboardUser, dashboard } from "@solodesk/contract/account/dashboard.ts";
import { useRead } from "#kernel/api/query.ts";
import { useUser } from "#kernel/session/session.ts";

/** The seller's dashboard; not requested while nobody is signed in. */
export function useDashboard(): DashboardUser | undefined {
  const user = useUser();
  return useRead(dashboard.get, {}, { enabled: user !== null }).data;
}
