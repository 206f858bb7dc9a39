// What a guest typed waits in this tab, so that it is there again after a payment that came to nothing.
import {
  type CheckoutDetails,
  type firstDetails,
  guestDetailsFor,
} from "#features/selling/checkout/checkout-details.ts";
import { keepForm, keptForm } from "#kernel/storage/kept-forms.ts";
import { fittingValues } from "#ui/forms/fitting-values.ts";

/** Whatever store they are at. */
const place = "guest-checkout";
const nobody = "";

type Draft = Pick<CheckoutDetails, "customer" | "shipping_address">;

export const keepDraft = ({ customer, shipping_address }: Draft): void =>
  keepForm(nobody, place, { customer, shipping_address });

/** Storage may hold anything: what does not fit is left. */
export function keptDraft(first: ReturnType<typeof firstDetails>): Partial<Draft> | undefined {
  const kept = keptForm(nobody, place);
  return kept && fittingValues(guestDetailsFor(true), first, kept);
}
