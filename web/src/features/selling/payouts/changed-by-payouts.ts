import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";

/** Endpoints that return withdrawals or their money; out of date once a withdrawal has changed. */
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
