import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { CartPreview } from "@solodesk/contract/selling/checkout.ts";
import type { ReactNode } from "react";
import { useController, useFormState } from "react-hook-form";
import { gatewayWords } from "#kernel/text/gateway-words.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { Money } from "#ui/text/money.tsx";
import { AcceptedPolicies } from "./accepted-policies.tsx";
import { CardNotice } from "./card-notice.tsx";
import type { CheckedDetails, CheckoutFormState } from "./checkout-details.ts";
import { CheckoutSums } from "./checkout-sums.tsx";
import { DetailsFields } from "./details-fields.tsx";

interface GatewayChoiceProps {
  form: CheckoutFormState;
  gateways: readonly GatewayName[];
}

function GatewayChoice({ form, gateways }: GatewayChoiceProps) {
  const { field, fieldState } = useController({ control: form.control, name: "gateway" });
  return (
    <RadioCards
      legend={t("Pay with")}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      options={gateways.map((value) => ({
        value,
        name: t(gatewayWords[value].name),
        about: t(gatewayWords[value].about),
      }))}
      error={fieldState.error?.message}
    />
  );
}

interface PaymentFormProps {
  form: CheckoutFormState;
  preview: CartPreview;
  gateways: readonly GatewayName[];
  /** The part of the total that credits pay. */
  credits?: Amount | undefined;
  needsEmail: boolean;
  /** The preview is of an earlier cart; a new one is loading. */
  isBehind: boolean;
  busy: boolean;
  /** Why payment is blocked, in words; shown below the disabled button. */
  blocked: string | undefined;
  onPay: (details: CheckedDetails) => Promise<void>;
  /** Called after each change of a field. */
  onChange?: () => void;
  /** Shown between the details and the payment methods. */
  children?: ReactNode;
  /** Shown below the error of the form as a whole. */
  belowError?: ReactNode;
}

/** The checkout form: buyer, address, payment method and total. */
export function PaymentForm({
  form,
  preview,
  gateways,
  credits,
  needsEmail,
  isBehind,
  busy,
  blocked,
  onPay,
  onChange,
  children,
  belowError,
}: PaymentFormProps) {
  const { ships, needs_phone, due_now, to_pay } = preview;
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const due = { ...to_pay, amount: to_pay.amount - (credits?.amount ?? 0) };
  return (
    <form
      onSubmit={(event) => void form.handleSubmit(onPay)(event)}
      onChange={onChange}
      noValidate
      aria-label={t("Checkout")}
      className="space-y-6"
    >
      <DetailsFields form={form} ships={ships} needsEmail={needsEmail} needsPhone={needs_phone} />
      {children}
      {(due.amount > 0 || preview.needs_card) && gateways.length > 0 && (
        <GatewayChoice form={form} gateways={gateways} />
      )}
      <CheckoutSums preview={preview} credits={credits} busy={isBehind} />
      <AcceptedPolicies groups={preview.groups} due_now={due_now} />
      {preview.needs_card && <CardNotice preview={preview} />}
      <FormError>{errors.root?.message}</FormError>
      {belowError}
      <div className="space-y-2">
        {!blocked && due.amount > 0 && (
          <p className="text-center text-body text-sm">
            {t("If something sells out before your payment arrives, you get a full refund.")}
          </p>
        )}
        <Button
          type="submit"
          look="primary"
          busy={busy || isSubmitting}
          disabled={blocked !== undefined || isBehind}
          className="h-11 w-full"
        >
          {due.amount > 0
            ? rich("Pay <amount></amount>", { amount: () => <Money value={due} /> })
            : preview.needs_card
              ? t("Save a card")
              : t("Place order")}
        </Button>
        {blocked && <p className="text-center text-body text-sm">{blocked}</p>}
      </div>
    </form>
  );
}
