import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "styleGuide",
    access: "anyone",
    load: async () => (await import("./style-guide-screen.tsx")).StyleGuideScreen,
  },
];
