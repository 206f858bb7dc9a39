// One visit to the dialog "Cart", until it closes or leads to the payment; what is shown of it stands in `state`.

import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import { type CartPreview, checkout } from "@solodesk/contract/selling/checkout.ts";
import { cart } from "#features/selling/cart/cart-store.ts";
import { keepOrdered } from "#features/selling/cart/ordered.ts";
import type { CheckedDetails } from "#features/selling/checkout/checkout-details.ts";
import { storeTouches } from "#features/selling/checkout/store-touches.ts";
import { wantedItem } from "#features/selling/checkout/wanted-items.ts";
import { wantedPayment } from "#features/selling/checkout/wanted-payment.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { leaveFor } from "#kernel/page/leave-for.ts";
import { createStore } from "#kernel/storage/store.ts";
import { ledHere } from "../document/visit.ts";
import { buyable } from "./buyable.ts";

export interface CheckoutState {
  step: "cart" | "details";
  /** What it costs, and the lines that were asked about. */
  preview?: CartPreview | undefined;
  asked: readonly WantedItem[];
  /** The preview is of a cart of a moment ago. */
  isBehind: boolean;
  /** Why it is not known what it costs. */
  unknown?: string | undefined;
  /** Why the last try to buy came to nothing, where lines of the cart are the reason. */
  refusal?: string | undefined;
  /** On the way to the payment. */
  isLeaving: boolean;
}

export type Checkout = ReturnType<typeof startCheckout>;

/** Steppers are pressed several times in a row. */
const settling = 150;
/** What makes a line's own problem, shown beside it. */
const aboutLines = new Set(["out_of_stock", "item_unavailable", "slot_taken"]);

export function startCheckout(websiteUrl: string) {
  const state = createStore<CheckoutState>({
    step: "cart",
    asked: [],
    isBehind: true,
    isLeaving: false,
  });
  const change = (more: Partial<CheckoutState>): void => state.set({ ...state.get(), ...more });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = new AbortController();

  /** The figures before stay while new ones are on their way. */
  async function ask(): Promise<void> {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    const items = buyable(cart.get()).map(wantedItem);
    if (items.length === 0) return change({ preview: undefined, asked: [], isBehind: false });
    change({ isBehind: true, unknown: undefined });
    try {
      const preview = await call(checkout.preview, { body: { items } }, { signal });
      change({ preview, asked: items, isBehind: false });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      change({ unknown: error.message, isBehind: state.get().preview === undefined });
    }
  }

  const forget = cart.subscribe(() => {
    change({ isBehind: true, refusal: undefined });
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), settling);
  });
  // The browser may bring the page back as it was left for the payment.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && change({ isLeaving: false });
  addEventListener("pageshow", comeBack);
  void ask();

  return {
    state,
    askAgain: () => void ask(),
    toDetails: () => change({ step: "details", refusal: undefined }),
    toCart: () => change({ step: "cart" }),

    /** Answers the refusal, if there was one, which is for the form to show. */
    async pay(details: CheckedDetails): Promise<CallError | undefined> {
      const { preview } = state.get();
      const lines = buyable(cart.get());
      if (!preview) return undefined;
      const led = { website_url: websiteUrl, touch: ledHere() };
      try {
        const { payment_session_id, checkout_url, order_links } = await call(checkout.create, {
          body: wantedPayment(lines, preview, details, storeTouches(lines, led)),
        });
        keepOrdered(payment_session_id, lines);
        change({ isLeaving: true });
        leaveFor(checkout_url ?? order_links[0]?.path ?? location.href);
        return undefined;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (aboutLines.has(error.code)) change({ step: "cart", refusal: error.message });
        await ask();
        return error;
      }
    },

    close(): void {
      forget();
      clearTimeout(timer);
      latest.abort();
      removeEventListener("pageshow", comeBack);
    },
  };
}
