// One use of the cart dialog, until it closes or leads to the payment. What the dialog shows is in `state`.

import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import { type CartPreview, checkout, type OpenedPayment } from "@solodesk/contract/selling/checkout.ts";
import { codeProblems } from "@solodesk/contract/selling/discounts/applied-discount.ts";
import { cart } from "#features/selling/cart/cart-store.ts";
import { codes } from "#features/selling/cart/codes.ts";
import { keepOrdered } from "#features/selling/cart/ordered.ts";
import type { CheckedDetails } from "#features/selling/checkout/checkout-details.ts";
import { paymentRequest } from "#features/selling/checkout/payment-request.ts";
import { storeTouches } from "#features/selling/checkout/store-touches.ts";
import { wantedItem } from "#features/selling/checkout/wanted-items.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { leaveFor } from "#kernel/page/leave-for.ts";
import { createStore } from "#kernel/storage/store.ts";
import { pageAttribution } from "../document/visit.ts";
import { buyable } from "./buyable.ts";

export interface CheckoutState {
  step: "cart" | "details";
  /** The totals, and the items they are for. */
  preview?: CartPreview | undefined;
  asked: readonly WantedItem[];
  /** The cart has changed since the preview was requested. */
  isBehind: boolean;
  /** Why the totals could not be loaded. */
  unknown?: string | undefined;
  /** Why the last attempt to buy failed, if items of the cart were the reason. */
  refusal?: string | undefined;
  /** The browser is on its way to the payment. */
  isLeaving: boolean;
}

export type Checkout = ReturnType<typeof startCheckout>;

/** Milliseconds to wait after a change: quantity buttons are pressed several times in a row. */
const settling = 150;
/** Errors of a single item or code, which are shown beside it. */
const aboutLines = new Set(["out_of_stock", "item_unavailable", "slot_taken"]);
const aboutCodes = new Set<string>(codeProblems);

/** Whether the questions of a service have changed since it was added to the cart. */
const isAboutAnswers = ({ fields }: CallError): boolean =>
  Object.keys(fields).some((name) => /^items\.\d+\.answers\./.test(name));

const leaveToPay = ({ checkout_url, order_links }: OpenedPayment): void =>
  leaveFor(checkout_url ?? order_links[0]?.path ?? location.href);

/** @param onOpened Takes the buyer to the opened payment. */
export function startCheckout(websiteUrl: string, onOpened = leaveToPay) {
  const state = createStore<CheckoutState>({
    step: "cart",
    asked: [],
    isBehind: true,
    isLeaving: false,
  });
  const change = (more: Partial<CheckoutState>): void => state.set({ ...state.get(), ...more });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = new AbortController();

  /** Fetches the totals. The previous ones stay visible in the meantime. */
  async function ask(): Promise<void> {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    const items = buyable(cart.get()).map(wantedItem);
    if (items.length === 0) return change({ preview: undefined, asked: [], isBehind: false });
    change({ isBehind: true, unknown: undefined });
    try {
      const preview = await call(checkout.preview, { body: { items, codes: [...codes.get()] } }, { signal });
      change({ preview, asked: items, isBehind: false });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      change({ unknown: error.message, isBehind: state.get().preview === undefined });
    }
  }

  const askSoon = () => {
    change({ isBehind: true, refusal: undefined });
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), settling);
  };
  const forgetCart = cart.subscribe(askSoon);
  const forgetCodes = codes.subscribe(askSoon);
  // The browser may restore the page as it was when it left for the payment.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && change({ isLeaving: false });
  addEventListener("pageshow", comeBack);
  void ask();

  return {
    state,
    askAgain: () => void ask(),
    toDetails: () => change({ step: "details", refusal: undefined }),
    toCart: () => change({ step: "cart" }),

    /** Returns the error, if there was one; the form shows it. */
    async pay(details: CheckedDetails): Promise<CallError | undefined> {
      const { preview } = state.get();
      const lines = buyable(cart.get());
      if (!preview) return undefined;
      const pageTouch = { website_url: websiteUrl, touch: pageAttribution() };
      try {
        const opened = await call(checkout.create, {
          body: paymentRequest(lines, preview, details, {
            touches: storeTouches(lines, pageTouch),
            codes: codes.get(),
          }),
        });
        keepOrdered(opened.payment_session_id, lines);
        change({ isLeaving: true });
        onOpened(opened);
        return undefined;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (aboutLines.has(error.code) || aboutCodes.has(error.code) || isAboutAnswers(error))
          change({ step: "cart", refusal: error.message });
        await ask();
        return error;
      }
    },

    close(): void {
      forgetCart();
      forgetCodes();
      clearTimeout(timer);
      latest.abort();
      removeEventListener("pageshow", comeBack);
    },
  };
}
