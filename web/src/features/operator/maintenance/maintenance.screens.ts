import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "operator",
    load: async () => (await import("./maintenance-page.tsx")).MaintenancePage,
    withoutSidebar: true,
    withoutStore: true,
  },
];
