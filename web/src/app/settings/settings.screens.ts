import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "settings",
    load: async () => (await import("./settings-page.tsx")).SettingsPage,
    reads: async () => (await import("./settings.reads.ts")).settingsReads,
    withoutSidebar: true,
  },
];
