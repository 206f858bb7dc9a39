import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { Order } from "@solodesk/contract/selling/orders/order.ts";
import { type ChangeOrder, orders } from "@solodesk/contract/selling/orders.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { type Read, readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import { changedByOrders } from "./changed-by-orders.ts";
import { orderName } from "./order-words.ts";

export interface ChangingOrder {
  /** Resolves to whether the change was saved; an error has been shown already. */
  change: (change: Omit<ChangeOrder, "version">, done: string) => Promise<boolean>;
  isPending: boolean;
  /** The current order, after another tab or the other party changed it first. */
  newer: Order | undefined;
  forget: () => void;
}

interface Answered {
  data: Order;
}

interface OrderCalls {
  /** Sends the change without showing how it went. */
  send: (body: ChangeOrder & { version: number }) => Promise<Answered>;
  isPending: boolean;
  /** The order as the drawer reads it. */
  read: Read<Answered>;
  /** Endpoints whose answers the change makes out of date. */
  changed: readonly Endpoint[];
}

/** A change to an order that the user sold or bought. */
export function useChangeOrder(order: Order): ChangingOrder {
  const params = { id: order.id };
  const { mutateAsync, isPending } = useSend(orders.change, { refresh: changedByOrders, quiet: true });
  return useVersionedChange(order, {
    send: (body) => mutateAsync({ params, body }),
    isPending,
    read: readOf(orders.get, { params }),
    changed: changedByOrders,
  });
}

/** Saves a change to the version on screen. If there is a newer version, sets `newer` instead of saving. */
export function useVersionedChange(
  order: Order,
  { send, isPending, read, changed }: OrderCalls,
): ChangingOrder {
  const [newer, setNewer] = useState<Order>();
  const change: ChangingOrder["change"] = async (wanted, done) => {
    try {
      const { data } = await send({ ...wanted, version: order.version });
      // The next change must name the new version, also if it comes before the order is fetched again.
      queryClient.setQueryData(read.queryKey, { data });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      const current = refusal.code === "version_conflict" && Order.safeParse(refusal.current).data;
      if (current) setNewer(current);
      else notifyOf(refusal);
      refreshed(changed);
      return false;
    }
    setNewer(undefined);
    notify({ type: "success", title: done, description: orderName(order) });
    return true;
  };
  return { change, isPending, newer, forget: () => setNewer(undefined) };
}
