import { Order } from "@solodesk/contract/selling/orders/order.ts";
import { type ChangeOrder, orders } from "@solodesk/contract/selling/orders.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import { changedByOrders } from "./changed-by-orders.ts";
import { orderName } from "./order-words.ts";

export interface ChangingOrder {
  /** Whether it was saved; a refusal has been shown. */
  change: (change: Omit<ChangeOrder, "version">, done: string) => Promise<boolean>;
  isPending: boolean;
  /** Somebody was faster, here or in another tab: what it is by now. */
  newer: Order | undefined;
  forget: () => void;
}

/** Changes the version that was looked at; of a newer one it is shown what has become of it. */
export function useChangeOrder(order: Order): ChangingOrder {
  const { mutateAsync, isPending } = useSend(orders.change, { refresh: changedByOrders, quiet: true });
  const [newer, setNewer] = useState<Order>();
  const change: ChangingOrder["change"] = async (wanted, done) => {
    try {
      await mutateAsync({ params: { id: order.id }, body: { ...wanted, version: order.version } });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      const current = refusal.code === "version_conflict" && Order.safeParse(refusal.current).data;
      if (current) setNewer(current);
      else notifyOf(refusal);
      refreshed(changedByOrders);
      return false;
    }
    setNewer(undefined);
    notify({ type: "success", title: done, description: orderName(order) });
    return true;
  };
  return { change, isPending, newer, forget: () => setNewer(undefined) };
}
