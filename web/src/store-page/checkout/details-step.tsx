import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ArrowLeft } from "lucide-react";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { StepHeading } from "../booking/step-heading.tsx";
import { GuestForm } from "./guest-form.tsx";
import type { Checkout } from "./start-checkout.ts";

export interface DetailsStepProps {
  checkout: Checkout;
  /** The store's country, where most of its buyers are. */
  country: string;
}

/** The buyer's details and address, and the button to the payment. */
export function DetailsStep({ checkout, country }: DetailsStepProps) {
  const { preview, unknown } = useStore(checkout.state);
  return (
    <>
      <Button look="ghost" className="-ms-3 h-11 px-3" onClick={checkout.toCart}>
        <ArrowLeft aria-hidden="true" />
        {t("Back to the cart")}
      </Button>
      <div className="mt-2 mb-4">
        <StepHeading>{t("Your details")}</StepHeading>
      </div>
      {preview && <GuestForm checkout={checkout} preview={preview} country={country} />}
      {!preview && unknown && (
        <ErrorState onRetry={checkout.askAgain}>
          {t("We couldn't calculate the total. Try again.")}
        </ErrorState>
      )}
    </>
  );
}
