import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "orders",
    load: async () => (await import("./orders-page.tsx")).OrdersPage,
    reads: async () => (await import("./orders.reads.ts")).orderListReads,
    sidebar: { under: "transactions" },
  },
];
