import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { packs } from "@solodesk/contract/selling/packs.ts";

/** Endpoints that return orders or their money; out of date once an order has changed. */
export const changedByOrders = [
  orders.list,
  orders.get,
  orders.previewRefund,
  orders.previewConsequences,
  packs.list,
  dashboard.get,
  dashboard.getToday,
  wallet.listTransactions,
  wallet.getTransaction,
  wallet.get,
  wallet.listRows,
];
