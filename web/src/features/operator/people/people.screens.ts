import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "operatorPeople",
    load: async () => (await import("./people-page.tsx")).PeoplePage,
    withoutSidebar: true,
    withoutStore: true,
  },
];
