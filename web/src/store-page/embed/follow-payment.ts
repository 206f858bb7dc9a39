// Waits for a payment that is made in another tab. What the frame shows is in `state`.
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import type { PaymentOutcome } from "@solodesk/contract/money/payments.ts";
import { checkout, type OpenedPayment } from "@solodesk/contract/selling/checkout.ts";
import type { GuestOrder } from "@solodesk/contract/selling/orders/order.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { createStore } from "#kernel/storage/store.ts";
import { now } from "#kernel/time/clock.ts";

export interface FollowedPayment {
  outcome: PaymentOutcome;
  /** What was booked, once the payment has an outcome. */
  order?: GuestOrder | undefined;
  /** The payment arrived when its time was taken, and all of it is refunded. */
  isRefunded?: boolean;
  isAsking: boolean;
  /** The error of the last question, as a sentence. */
  failure?: string | undefined;
}

/** Milliseconds between questions while the frame can be seen. */
const interval = 4000;
/** For how long a payment holds its time. The server decides; this is for the countdown. */
const held = 15 * MINUTE;

export function followPayment({ payment_session_id, order_links }: OpenedPayment) {
  const state = createStore<FollowedPayment>({ outcome: "pending", isAsking: false });
  const endsAt = now().getTime() + held;
  const code = order_links[0]?.path.split("/").at(-1);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function readOrder(): Promise<GuestOrder | undefined> {
    if (code === undefined) return undefined;
    try {
      return (await call(orders.getGuestOrder, { params: { code } })).data;
    } catch (error) {
      if (error instanceof CallError) return undefined;
      throw error;
    }
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (isOver || state.get().outcome !== "pending" || state.get().isAsking) return;
    state.set({ outcome: "pending", isAsking: true });
    try {
      const { data } = await call(checkout.verify, { body: { payment_session_id } });
      const order = data.payment === "pending" ? undefined : await readOrder();
      state.set({ outcome: data.payment, order, isRefunded: data.goes_back, isAsking: false });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      state.set({ outcome: "pending", isAsking: false, failure: error.message });
    }
    wait();
  }

  /** A hidden frame asks nothing: it asks when it is seen again. */
  function wait(): void {
    clearTimeout(timer);
    if (isOver || state.get().outcome !== "pending" || document.visibilityState !== "visible") return;
    timer = setTimeout(() => void ask(), interval);
  }

  return {
    state,
    /** In milliseconds, by this device's clock. */
    endsAt,
    ask: () => void ask(),
    /** Runs while the frame waits. */
    follow(): () => void {
      const look = () => document.visibilityState === "visible" && void ask();
      document.addEventListener("visibilitychange", look);
      addEventListener("focus", look);
      wait();
      return () => {
        isOver = true;
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", look);
        removeEventListener("focus", look);
      };
    },
  };
}
