import { billing } from "@solodesk/contract/billing.ts";
import { dashboard } from "@solodesk/contract/dashboard.ts";
import { subscription } from "@solodesk/contract/subscription.ts";
import { transactions } from "@solodesk/contract/transactions.ts";
import { wallet } from "@solodesk/contract/wallet.ts";

/** What is out of date once a plan or credits were paid for, or given back. */
export const changedByPayments = [
  billing.listHistory,
  billing.preview,
  billing.getReceipt,
  subscription.get,
  dashboard.get,
  transactions.list,
  wallet.get,
  wallet.listRows,
];
