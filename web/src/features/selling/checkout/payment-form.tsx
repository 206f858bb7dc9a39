import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import type { CartPreview } from "@solodesk/contract/selling/checkout.ts";
import type { ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Money } from "#ui/text/money.tsx";
import type { CheckedDetails, CheckoutForm } from "./checkout-details.ts";
import { DetailsFields } from "./details-fields.tsx";
import { GatewayChoice } from "./gateway-choice.tsx";
import { Sums } from "./sums.tsx";

interface PaymentFormProps {
  form: CheckoutForm;
  preview: CartPreview;
  gateways: readonly GatewayName[];
  /** What credits pay of it. */
  credits?: Amount | undefined;
  needsEmail: boolean;
  /** The preview is of a cart of a moment ago. */
  isBehind: boolean;
  busy: boolean;
  /** Why it cannot be paid as it is. */
  blocked: string | undefined;
  onPay: (details: CheckedDetails) => Promise<void>;
  /** After each change of a field. */
  onChange?: () => void;
  /** As for `Money`. */
  locale?: string;
  /** Between the details and the ways to pay. */
  children?: ReactNode;
}

/** Who buys, where to, how it is paid, and what it comes to. */
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
  locale,
  children,
}: PaymentFormProps) {
  const { ships, total } = preview;
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const due = { ...total, amount: total.amount - (credits?.amount ?? 0) };
  return (
    <form
      onSubmit={(event) => void form.handleSubmit(onPay)(event)}
      onChange={onChange}
      noValidate
      aria-label="Checkout"
      className="space-y-6"
    >
      <DetailsFields form={form} ships={ships} needsEmail={needsEmail} />
      {children}
      {due.amount > 0 && gateways.length > 0 && <GatewayChoice form={form} gateways={gateways} />}
      <Sums preview={preview} credits={credits} busy={isBehind} locale={locale} />
      <FormError>{errors.root?.message}</FormError>
      <div className="space-y-2">
        {!blocked && due.amount > 0 && (
          <p className="text-center text-body text-sm">
            If something sells out before your payment arrives, you get a full refund.
          </p>
        )}
        <Button
          type="submit"
          look="primary"
          busy={busy || isSubmitting}
          disabled={blocked !== undefined || isBehind}
          className="h-11 w-full"
        >
          Pay <Money value={due} locale={locale} />
        </Button>
        {blocked && <p className="text-center text-body text-sm">{blocked}</p>}
      </div>
    </form>
  );
}
