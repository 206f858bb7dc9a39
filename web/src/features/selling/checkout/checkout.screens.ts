import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "cartCheckout",
    load: async () => (await import("./checkout-screen.tsx")).CheckoutScreen,
  },
];
