import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "operatorOrders",
    load: async () => (await import("./operator-orders-page.tsx")).OperatorOrdersPage,
    withoutSidebar: true,
    withoutStore: true,
  },
];
