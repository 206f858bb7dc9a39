import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "pricing",
    load: async () => (await import("./pricing-screen.tsx")).PricingScreen,
    reads: async () => (await import("./billing.reads.ts")).pricingReads,
  },
];
