import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "operatorCatalogue",
    load: async () => (await import("./operator-catalogue-page.tsx")).OperatorCataloguePage,
    withoutSidebar: true,
    withoutStore: true,
  },
];
