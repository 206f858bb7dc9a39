import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import { type CartPreview, checkout, type OpenedPayment } from "@solodesk/contract/selling/checkout.ts";
import { useId } from "react";
import { useController, useWatch } from "react-hook-form";
import { codes } from "#features/selling/cart/codes.ts";
import { DiscountCodes } from "#features/selling/cart/discount-codes.tsx";
import { useSend } from "#kernel/api/use-send.ts";
import { currentUser } from "#kernel/session/session.ts";
import { formPlace, keepForm } from "#kernel/storage/kept-forms.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { blockedReason } from "./blocked-reason.ts";
import {
  type CheckedDetails,
  type CheckoutFormState,
  checkoutDetailsFor,
  detailNames,
  firstDetails,
} from "./checkout-details.ts";
import { PaymentForm } from "./payment-form.tsx";
import { paymentRequest } from "./payment-request.ts";
import { storeTouches } from "./store-touches.ts";

/** Credits are held for the payment right away, so the wallet is fetched again. */
const useCreatePayment = () =>
  useSend(checkout.create, {
    overlay: true,
    errorTitle: t("Order Error"),
    refresh: [dashboard.get, checkout.preview],
  });

interface CheckoutFormProps {
  items: readonly WantedItem[];
  preview: CartPreview;
  /** The preview is of an earlier cart; a new one is loading. */
  isBehind: boolean;
  buyer: { name: string; email: string; country: string };
  onOpened: (payment: OpenedPayment) => void;
  /** Called when the server refuses: the cart's prices or stock may have changed, so reload the preview. */
  onRefused: () => void;
}

const NAME = "checkout";

/** The checkout for members, who may pay with credits. */
export function CheckoutForm({ items, preview, isBehind, buyer, onOpened, onRefused }: CheckoutFormProps) {
  const { to_pay: total, credits, problems } = preview;
  const gateways = preview.gateways.filter((name) => name !== "wallet");
  const first = firstDetails({
    ...buyer,
    gateway: gateways[0],
    credits: credits.amount > 0,
  });
  const form: CheckoutFormState = useContractForm(checkoutDetailsFor(preview), first, NAME);
  const create = useCreatePayment();
  const usesCredits = useWatch({ control: form.control, name: "use_credits" }) === true;
  const paid = { ...total, amount: usesCredits ? Math.min(credits.amount, total.amount) : 0 };
  const due = total.amount - paid.amount;
  const pay = async (details: CheckedDetails) => {
    const ways = {
      gateway: due === 0 && details.use_credits ? ("wallet" as const) : details.gateway,
      use_credits: details.use_credits && due > 0,
    };
    const body = paymentRequest(
      items,
      preview,
      { ...details, ...ways },
      {
        touches: storeTouches(items),
        codes: codes.get(),
      },
    );
    try {
      const opened = await create.mutateAsync({ body });
      // The form is sent but not paid: a buyer whose payment is declined comes back to it.
      keepForm(currentUser()?.id ?? "", formPlace(NAME), form.getValues());
      onOpened(opened);
    } catch (refusal) {
      showRefusal(form, refusal, detailNames);
      onRefused();
    }
  };
  const isUnpayable = gateways.length === 0 && due > 0;
  return (
    <PaymentForm
      form={form}
      preview={preview}
      gateways={gateways}
      credits={paid.amount > 0 ? paid : undefined}
      needsEmail={false}
      isBehind={isBehind}
      busy={create.isPending}
      blocked={blockedReason(problems) ?? (isUnpayable ? t(onlyCredits) : undefined)}
      onPay={pay}
    >
      {credits.amount > 0 && <CreditsChoice form={form} credits={credits} />}
      <DiscountCodes preview={preview} busy={isBehind} />
    </PaymentForm>
  );
}

const onlyCredits = msg("You can only pay with credits here, and you don't have enough. Add credits first.");

function CreditsChoice({ form, credits }: { form: CheckoutFormState; credits: Amount }) {
  const id = useId();
  const { field } = useController({ control: form.control, name: "use_credits" });
  return (
    <div className="flex items-center gap-3">
      <Checkbox
        id={id}
        checked={field.value === true}
        onCheckedChange={(checked) => field.onChange(checked === true)}
      />
      <label htmlFor={id} className="py-2 text-strong">
        {t("Use my credits ({amount})", { amount: moneyText(credits) })}
      </label>
    </div>
  );
}
