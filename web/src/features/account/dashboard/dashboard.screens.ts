import { House } from "lucide-react";
import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "home",
    load: async () => (await import("./home-page.tsx")).HomePage,
    reads: async () => (await import("./dashboard.reads.ts")).homeReads,
    sidebar: { icon: House },
  },
];
