import { Package } from "lucide-react";
import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "services",
    load: async () => (await import("./services-screen.tsx")).ServicesScreen,
    reads: async () => (await import("./services.reads.ts")).servicesReads,
    sidebar: { icon: Package },
  },
];
