import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ArrowLeft } from "lucide-react";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { StepHeading } from "../booking/step-heading.tsx";
import type { Shop } from "../document/page-data.ts";
import { GuestForm } from "./guest-form.tsx";
import type { Checkout } from "./start-checkout.ts";

export interface DetailsStepProps {
  checkout: Checkout;
  shop: Shop;
}

/** The buyer's details and address, and the button to the payment. */
export function DetailsStep({ checkout, shop }: DetailsStepProps) {
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
      {preview && <GuestForm checkout={checkout} preview={preview} shop={shop} />}
      {!preview && unknown && (
        <ErrorState onRetry={checkout.askAgain}>
          {t("We couldn't calculate the total. Try again.")}
        </ErrorState>
      )}
    </>
  );
}
