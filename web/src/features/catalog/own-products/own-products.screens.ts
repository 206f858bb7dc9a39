import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "product",
    load: async () => (await import("./edit-product-screen.tsx")).EditProductScreen,
    reads: async () => (await import("./product-read.ts")).ownProductReads,
  },
  {
    page: "addProduct",
    load: async () => (await import("./add-product-screen.tsx")).AddProductScreen,
    reads: async () => (await import("./product-read.ts")).newProductReads,
  },
];
