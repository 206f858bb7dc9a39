import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { billing } from "@solodesk/contract/money/billing.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";

/** Calls whose data is out of date after a plan or credits are paid for or refunded. */
export const changedByPayments = [
  billing.listHistory,
  billing.preview,
  billing.getReceipt,
  subscription.get,
  dashboard.get,
  wallet.listTransactions,
  wallet.get,
  wallet.listRows,
];
