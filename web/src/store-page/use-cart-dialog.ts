import { type ComponentType, useState } from "react";
import { paysHere } from "./checkout/buyable.ts";
import type { DetailsStepProps } from "./checkout/details-step.tsx";
import { type Checkout, startCheckout } from "./checkout/start-checkout.ts";
import type { Shop } from "./document/page-data.ts";

export interface CartDialogState {
  /** A new checkout for each opening of the dialog; `undefined` while it is closed. */
  checkout: Checkout | undefined;
  /** The code of the details step, loaded when a visitor checks out. */
  DetailsStep: ComponentType<DetailsStepProps> | undefined;
  failed: boolean;
  open: () => void;
  /** Opens it at the details step, unless the visitor checks out elsewhere. */
  openDetails: () => void;
  toDetails: () => void;
  close: () => void;
}

export function useCartDialog({ website_url }: Shop): CartDialogState {
  const [checkout, setCheckout] = useState<Checkout>();
  const [part, setPart] = useState<Pick<CartDialogState, "DetailsStep" | "failed">>(notAsked);

  async function fetchPart() {
    setPart(notAsked);
    try {
      const { DetailsStep } = await import("./checkout/details-step.tsx");
      setPart({ DetailsStep, failed: false });
    } catch {
      setPart({ DetailsStep: undefined, failed: true });
    }
  }

  return {
    checkout,
    ...part,
    open: () => setCheckout(startCheckout(website_url)),
    openDetails: () => {
      const started = startCheckout(website_url);
      setCheckout(started);
      if (!paysHere()) return;
      started.toDetails();
      if (!part.DetailsStep) void fetchPart();
    },
    toDetails: () => {
      checkout?.toDetails();
      if (!part.DetailsStep) void fetchPart();
    },
    close: () => {
      checkout?.close();
      setCheckout(undefined);
    },
  };
}

const notAsked = { DetailsStep: undefined, failed: false };
