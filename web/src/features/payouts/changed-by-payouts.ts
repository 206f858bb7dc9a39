import { dashboard } from "@solodesk/contract/dashboard.ts";
import { payouts } from "@solodesk/contract/payouts.ts";
import { transactions } from "@solodesk/contract/transactions.ts";
import { wallet } from "@solodesk/contract/wallet.ts";

/** What shows something of withdrawals or their money, and is out of date once one has changed. */
export const changedByPayouts = [
  payouts.list,
  payouts.preview,
  payouts.listRows,
  dashboard.get,
  transactions.list,
  transactions.get,
  wallet.get,
  wallet.listRows,
];
