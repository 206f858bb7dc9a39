// A guest's order and its payment, and how their state is updated. What the page shows is in `state`.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import type { GuestOrder } from "@solodesk/contract/selling/orders/order.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { takeOrdered } from "#features/selling/cart/ordered.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { createStore } from "#kernel/storage/store.ts";
import type { OrderPageData } from "./order-page-data.ts";

export interface OrderState {
  order: GuestOrder;
  checkoutUrl: string | null;
  /** The payment's state is being queried. */
  asks: boolean;
  failure?: string | undefined;
}

export type OpenedOrder = ReturnType<typeof openOrder>;

/** How often the payment is queried, 2 s apart. After that only when the buyer asks. */
const maxPolls = 15;
const pollInterval = 2000;

export function openOrder({ order, code, checkoutUrl, back }: OrderPageData) {
  const asks = isAwaited(order, back);
  // A buyer who has just paid is not offered to pay while that is being verified.
  const state = createStore<OrderState>({ order, checkoutUrl: asks ? null : checkoutUrl, asks });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (more: Partial<OrderState>): void => state.set({ ...state.get(), ...more });

  async function refresh(): Promise<void> {
    try {
      const { data } = await call(orders.getGuestOrder, { params: { code } });
      if (data.version >= state.get().order.version) change({ order: data });
      if (data.status !== "pending_payment") change({ checkoutUrl: null });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }

  /** Queries the payment's state through the server, and repeats it while the state is unknown. */
  async function ask(payment: Id, times: number): Promise<void> {
    clearTimeout(timer);
    change({ asks: true, failure: undefined });
    try {
      const { data } = await call(checkout.verify, { body: { payment_session_id: payment } });
      if (data.payment === "success") takeOrdered(payment);
      if (data.payment !== "pending") await refresh();
      const goesOn = data.payment === "pending" && times > 1;
      change({ asks: goesOn, checkoutUrl: data.checkout_url });
      if (goesOn) timer = setTimeout(() => void ask(payment, times - 1), pollInterval);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      change({ asks: false, failure: error.message });
    }
  }

  return {
    state,
    /** Runs while the page is open. If the buyer cancelled the payment, its state is queried only once. */
    follow(): () => void {
      if (back) void ask(back.payment, back.cancelled ? 1 : maxPolls);
      const look = () => document.visibilityState === "visible" && void refresh();
      document.addEventListener("visibilitychange", look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", look);
      };
    },
    askAgain: () => back && void ask(back.payment, maxPolls),
  };
}

const isAwaited = ({ status }: GuestOrder, back: OrderPageData["back"]): boolean =>
  status === "pending_payment" && back !== null && !back.cancelled;
