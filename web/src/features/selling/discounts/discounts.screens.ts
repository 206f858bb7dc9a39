import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "discounts",
    load: async () => (await import("./discounts-screen.tsx")).DiscountsScreen,
    reads: async () => (await import("./discounts-read.ts")).discountReads,
  },
];
