import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";

/** Endpoints that return orders or their money; out of date once an order has changed. */
export const changedByOrders = [
  orders.list,
  orders.get,
  orders.previewRefund,
  orders.previewConsequences,
  dashboard.get,
  dashboard.getToday,
  wallet.listTransactions,
  wallet.getTransaction,
  wallet.get,
  wallet.listRows,
];
