import { orders } from "@solodesk/contract/selling/orders.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { changedByOrders } from "../changed-by-orders.ts";

/** Spec 8: both sentences are fixed; the fallback comes with the endpoint. */
export const useRefundOrder = () => useSend(orders.refund, { refresh: changedByOrders });
