import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { CartPreview } from "@solodesk/contract/selling/checkout.ts";
import { useFormState } from "react-hook-form";
import { blockedReason } from "#features/selling/checkout/blocked-reason.ts";
import {
  type CheckedDetails,
  type CheckoutDetails,
  type CheckoutFormState,
  detailNames,
  firstDetails,
  guestDetailsFor,
} from "#features/selling/checkout/checkout-details.ts";
import { PaymentForm } from "#features/selling/checkout/payment-form.tsx";
import { keepForm, keptForm } from "#kernel/storage/kept-forms.ts";
import { useStore } from "#kernel/storage/store.ts";
import { sentence } from "#kernel/text/sentence.ts";
import { fittingValues } from "#ui/forms/fitting-values.ts";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import type { Shop } from "../document/page-data.ts";
import { OrContact } from "../sections/or-contact.tsx";
import type { Checkout } from "./start-checkout.ts";

// A guest's input is kept in this tab, so that it is restored after a payment that failed or was cancelled.
/** One draft for all stores. */
const place = "guest-checkout";
const nobody = "";

type Draft = Pick<CheckoutDetails, "customer" | "shipping_address">;

const keepDraft = ({ customer, shipping_address }: Draft): void =>
  keepForm(nobody, place, { customer, shipping_address });

/** Returns the stored values that are valid: storage may hold anything. */
function keptDraft(first: ReturnType<typeof firstDetails>): Partial<Draft> | undefined {
  const kept = keptForm(nobody, place);
  return kept && fittingValues(guestDetailsFor({ ships: true, needs_phone: false }), first, kept);
}

export interface GuestFormProps {
  checkout: Checkout;
  preview: CartPreview;
  shop: Shop;
}

/** The buyer's details and address, and the button to the payment. */
export function GuestForm({ checkout, preview, shop }: GuestFormProps) {
  const { isBehind, isLeaving } = useStore(checkout.state);
  const { problems } = preview;
  // Credits can be spent only at the desk, where users can be asked to confirm who they are.
  const gateways = preview.gateways.filter((name) => name !== "wallet");
  const isUnpayable = gateways.length === 0 && (preview.due_now.amount > 0 || preview.needs_card);
  // Most buyers are in the store's country.
  const first = firstDetails({
    name: "",
    email: "",
    country: shop.country,
    gateway: gateways[0],
    credits: false,
  });
  const form: CheckoutFormState = useContractForm(
    guestDetailsFor(preview),
    first,
    undefined,
    keptDraft(first),
  );

  const { errors } = useFormState({ control: form.control });

  async function pay(details: CheckedDetails) {
    const refusal = await checkout.pay(details);
    if (!refusal) return;
    showRefusal(form, refusal, detailNames);
    if (refusal.code !== "network") return;
    const message = t("{problem} Nothing you typed is lost: check your connection and press Pay again.", {
      problem: sentence(refusal.message),
    });
    form.setError("root", { message });
  }

  return (
    <PaymentForm
      form={form}
      preview={preview}
      gateways={gateways.length > 1 ? gateways : []}
      needsEmail
      isBehind={isBehind}
      busy={isLeaving}
      blocked={
        blockedReason(problems) ?? (isUnpayable ? t("This store can't take payments yet.") : undefined)
      }
      onPay={pay}
      onChange={() => keepDraft(form.getValues())}
      belowError={<OrContact shop={shop} code={errors.root?.type} />}
    />
  );
}
