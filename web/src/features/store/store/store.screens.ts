import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "addStoreDetail",
    load: async () => (await import("./store-details-screen.tsx")).StoreDetailsScreen,
  },
];
