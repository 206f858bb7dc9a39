import { dashboard } from "@solodesk/contract/dashboard.ts";
import { prefetch } from "#kernel/prefetch.ts";

export const prefetchDashboard = (): void => prefetch(dashboard.get, {});
