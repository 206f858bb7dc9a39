import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { transactions } from "@solodesk/contract/money/transactions.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";

/** What shows something of orders or their money, and is out of date once one has changed. */
export const changedByOrders = [
  orders.list,
  orders.get,
  orders.previewRefund,
  orders.previewConsequences,
  dashboard.get,
  transactions.list,
  transactions.get,
  wallet.get,
  wallet.listRows,
];
