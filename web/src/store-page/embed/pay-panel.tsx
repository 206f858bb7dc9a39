import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { OpenedPayment } from "@solodesk/contract/selling/checkout.ts";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { cart, clearCart } from "#features/selling/cart/cart-store.ts";
import { dropLine } from "#features/selling/cart/drop-line.ts";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { StepHeading } from "../booking/step-heading.tsx";
import { GuestForm } from "../checkout/guest-form.tsx";
import { startCheckout } from "../checkout/start-checkout.ts";
import type { Shop } from "../document/page-data.ts";
import type { HostPage } from "./host-page.ts";
import { PayInTab } from "./pay-in-tab.tsx";

interface PayPanelProps {
  shop: Shop;
  host: HostPage | undefined;
  /** Called when the visitor picks another time. */
  onLeave: () => void;
}

/** The payment of one booking, which is all that the cart of this frame holds: the details, then the payment page. */
export function PayPanel({ shop, host, onLeave }: PayPanelProps) {
  const [opened, setOpened] = useState<OpenedPayment>();
  const [checkout] = useState(() =>
    startCheckout(shop.website_url, (payment) => {
      // From here on the payment holds the time.
      clearCart();
      setOpened(payment);
    }),
  );
  const { preview, unknown, refusal } = useStore(checkout.state);
  const step = opened ? "payment" : "checkout";
  useEffect(() => host?.beginStep(step), [host, step]);
  useEffect(
    () => () => {
      checkout.close();
      for (const line of cart.get()) void dropLine(line);
    },
    [checkout],
  );

  if (opened) return <PayInTab shop={shop} opened={opened} onLeave={onLeave} />;
  return (
    <div className="mx-auto max-w-140">
      <Button look="ghost" className="-ms-3 h-11 px-3" onClick={onLeave}>
        <ArrowLeft aria-hidden="true" />
        {t("Pick another time")}
      </Button>
      <div className="mt-2 mb-4">
        <StepHeading>{t("Your details")}</StepHeading>
      </div>
      <FormError>{refusal}</FormError>
      {preview && <GuestForm checkout={checkout} preview={preview} shop={shop} />}
      {!preview && unknown && (
        <ErrorState onRetry={checkout.askAgain}>
          {t("We couldn't calculate the total. Try again.")}
        </ErrorState>
      )}
    </div>
  );
}
