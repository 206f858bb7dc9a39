import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "giftCards",
    load: async () => (await import("./gift-cards-screen.tsx")).GiftCardsScreen,
    reads: async () => (await import("./gift-cards-read.ts")).giftCardReads,
  },
  {
    page: "giftCardBalance",
    access: "anyone",
    load: async () => (await import("./balance-screen.tsx")).BalanceScreen,
    withoutStore: true,
  },
];
