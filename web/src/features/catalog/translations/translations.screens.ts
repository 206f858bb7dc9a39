import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "translations",
    load: async () => (await import("./translations-screen.tsx")).TranslationsScreen,
    reads: async () => (await import("./translations.reads.ts")).translationsReads,
    withoutSidebar: true,
  },
];
