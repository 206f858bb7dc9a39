import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";

/** What shows something of withdrawals or their money, and is out of date once one has changed. */
export const changedByPayouts = [
  payouts.list,
  payouts.preview,
  payouts.listRows,
  dashboard.get,
  wallet.listTransactions,
  wallet.getTransaction,
  wallet.get,
  wallet.listRows,
];
