import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "operatorMessages",
    load: async () => (await import("./operator-messages-page.tsx")).OperatorMessagesPage,
    withoutSidebar: true,
    withoutStore: true,
  },
];
