import { CalendarPlus } from "lucide-react";
import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "service",
    load: async () => (await import("./edit-service-screen.tsx")).EditServiceScreen,
    reads: async () => (await import("./services.reads.ts")).serviceReads,
  },
  {
    page: "addService",
    load: async () => (await import("./add-service-screen.tsx")).AddServiceScreen,
    sidebar: { icon: CalendarPlus },
  },
];
