import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "withdrawal",
    load: async () => (await import("./withdrawal-page.tsx")).WithdrawalPage,
    reads: async () => (await import("./payouts.reads.ts")).withdrawalReads,
  },
];
