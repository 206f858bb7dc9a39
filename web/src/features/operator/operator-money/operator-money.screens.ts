import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "operatorMoney",
    load: async () => (await import("./operator-money-page.tsx")).OperatorMoneyPage,
    withoutSidebar: true,
    withoutStore: true,
  },
];
