import { ChartNoAxesColumn } from "lucide-react";
import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "adsAnalytics",
    load: async () => (await import("./ads-analytics-page.tsx")).AdsAnalyticsPage,
    reads: async () => (await import("./ads-reads.ts")).adsReads,
    sidebar: { icon: ChartNoAxesColumn },
  },
];
