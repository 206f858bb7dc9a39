import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "settings",
    load: async () => (await import("./account-page.tsx")).AccountPage,
    reads: async () => (await import("./first-reads.ts")).accountReads,
    withoutSidebar: true,
  },
  {
    page: "storeSettings",
    load: async () => (await import("./store-page.tsx")).StorePage,
    reads: async () => (await import("./first-reads.ts")).storeReads,
    withoutSidebar: true,
  },
  {
    page: "apiSettings",
    load: async () => (await import("./api-page.tsx")).ApiPage,
    reads: async () => (await import("./first-reads.ts")).apiReads,
    withoutSidebar: true,
  },
  {
    page: "emailLog",
    load: async () => (await import("./email-log-page.tsx")).EmailLogPage,
    reads: async () => (await import("./first-reads.ts")).emailLogReads,
    withoutSidebar: true,
  },
  {
    page: "activityLog",
    load: async () => (await import("./activity-log-page.tsx")).ActivityLogPage,
    reads: async () => (await import("./first-reads.ts")).activityLogReads,
    withoutSidebar: true,
  },
];
