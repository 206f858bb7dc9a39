import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { useStore } from "#kernel/storage/store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Money } from "#ui/text/money.tsx";
import { Fact, Facts } from "./facts.tsx";
import { HeldTime } from "./held-time.tsx";
import { SlotTakenNotice } from "./slot-taken-notice.tsx";
import type { StartedBooking } from "./start-booking.ts";
import { StepHeading } from "./step-heading.tsx";
import type { Clocks } from "./when/clocks.ts";

export interface PayStepProps {
  booking: StartedBooking;
  clocks: Clocks;
  /** What is paid to book the service. */
  due: Amount;
  /** Leads on to the checkout, or to the store page with the time in the cart. */
  onCart: (wish: "check out" | "look around") => void;
}

/** What a paid service costs now and later, before its time goes into the cart. */
export function PayStep({ booking, clocks, due, onCart }: PayStepProps) {
  const { wanted, taken, failure } = useStore(booking.state);
  const held = useStore(booking.held);
  const { name, price } = booking.service;
  const later = { ...price, amount: price.amount - due.amount };
  if (!held) return null;

  const leaveFor = (wish: "check out" | "look around") => {
    booking.toCart();
    onCart(wish);
  };

  return (
    <div className="mx-auto max-w-140 space-y-5">
      <StepHeading>{t("Your booking")}</StepHeading>
      {taken ? (
        <SlotTakenNotice
          slots={taken}
          clocks={clocks}
          wanted={wanted}
          onPick={(at) => void booking.pick(at)}
        />
      ) : (
        <HeldTime booking={booking} clocks={clocks} held={held} busy={wanted !== undefined} />
      )}
      <Facts>
        <Fact name={t("Service")}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact name={t("Price")}>
          <Money value={price} />
        </Fact>
        {later.amount > 0 && (
          <>
            <Fact name={t("Pay now")}>
              {rich("<amount></amount> deposit", { amount: () => <Money value={due} /> })}
            </Fact>
            <Fact name={t("At the appointment")}>
              <Money value={later} />
            </Fact>
          </>
        )}
      </Facts>
      <FormError>{failure}</FormError>
      {!taken && (
        <div className="space-y-2">
          <Button look="primary" className="h-12 w-full text-md" onClick={() => leaveFor("check out")}>
            {t("Continue to payment")}
          </Button>
          <Button className="h-12 w-full" onClick={() => leaveFor("look around")}>
            {t("Add to cart and keep shopping")}
          </Button>
        </div>
      )}
      <p className="text-faint text-sm">{t("Your booking is confirmed as soon as your payment arrives.")}</p>
    </div>
  );
}
