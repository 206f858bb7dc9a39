import { ReceiptText } from "lucide-react";
import { transactionListTypes } from "#kernel/api/list-types.ts";
import type { ScreenRecord } from "#kernel/page/screen-record.ts";

export const screens: readonly ScreenRecord[] = [
  {
    page: "transactions",
    load: async () => (await import("./transactions-page.tsx")).TransactionsPage,
    reads: async () => (await import("./wallet.reads.ts")).transactionReads,
    sidebar: { icon: ReceiptText },
  },
  {
    page: "transactionList",
    types: transactionListTypes,
    load: async () => (await import("./transactions-page.tsx")).TransactionsPage,
    reads: async () => (await import("./wallet.reads.ts")).transactionReads,
    sidebar: { under: "transactions" },
  },
];
