import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import { PolicyText } from "#features/store/store/policy-text.tsx";
import { tooLateFor } from "#features/store/store/too-late.ts";
import { useStore } from "#kernel/storage/store.ts";
import { durationWords } from "#kernel/text/duration-words.ts";
import { rich } from "#kernel/text/rich.tsx";
import { now } from "#kernel/time/clock.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Money } from "#ui/text/money.tsx";
import { bdi } from "../document/bdi.tsx";
import type { Shop } from "../document/page-data.ts";
import { Fact, Facts } from "./facts.tsx";
import { HeldTime } from "./held-time.tsx";
import { SlotTakenNotice } from "./slot-taken-notice.tsx";
import type { StartedBooking } from "./start-booking.ts";
import { StepHeading } from "./step-heading.tsx";
import { bookingMomentInWords, type Clocks } from "./when/clocks.ts";

export interface PayStepProps {
  booking: StartedBooking;
  clocks: Clocks;
  /** What is paid to book the service. */
  due: Amount;
  /** Opens the checkout, or shows the store page with the time in the cart. */
  onAdded: (next: "checkout" | "store") => void;
}

/** What a paid service costs now and later, before its time goes into the cart. */
export function PayStep({ booking, clocks, due, onAdded }: PayStepProps) {
  const { wanted, taken, failure } = useStore(booking.state);
  const held = useStore(booking.held);
  const { service, shop } = booking;
  const later = { ...service.price, amount: service.price.amount - due.amount };
  const policy = useStore(booking.policy);
  if (!held) return null;
  const booked = { startsAt: held.startsAt, price: service.price.amount, paid: due.amount };

  async function leaveFor(next: "checkout" | "store") {
    // A hold that has ended is renewed first; if the time is taken by now, this step says so.
    if (held?.token !== undefined && held.endsAt <= now().getTime()) {
      await booking.pick(held.startsAt);
      if (booking.state.get().taken || booking.state.get().failure) return;
    }
    booking.toCart();
    onAdded(next);
  }

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
          <bdi>{service.name}</bdi>
        </Fact>
        <Fact name={t("Price")}>
          <Money value={service.price} />
        </Fact>
        <Fact name={t("To pay now")}>
          {later.amount > 0 ? (
            rich("<amount></amount> deposit", { amount: () => <Money value={due} /> })
          ) : (
            <Money value={due} />
          )}
        </Fact>
        {later.amount > 0 && (
          <Fact name={t("To pay at the appointment")}>
            <Money value={later} />
          </Fact>
        )}
        {policy && !tooLateFor(policy, booked) && (
          <Fact name={t("Free cancellation")}>
            {t("Until {moment}||free cancellation", {
              moment: bookingMomentInWords(clocks, freeUntil(policy, held.startsAt)),
            })}
          </Fact>
        )}
      </Facts>
      <RefundRule shop={shop} policy={policy} booked={booked} />
      <FormError>{failure}</FormError>
      {taken ? (
        <Button className="h-12 w-full" onClick={booking.changeTime}>
          {t("See all free times")}
        </Button>
      ) : (
        <div className="space-y-2">
          <Button
            look="primary"
            className="h-12 w-full text-md"
            busy={wanted !== undefined}
            onClick={() => void leaveFor("checkout")}
          >
            {t("Continue to payment")}
          </Button>
          <Button className="h-12 w-full" onClick={() => void leaveFor("store")}>
            {t("Add to cart")}
          </Button>
        </div>
      )}
    </div>
  );
}

const freeUntil = ({ cancel_before_minutes }: Policy, startsAt: string): string =>
  new Date(Date.parse(startsAt) - cancel_before_minutes * MINUTE).toISOString();

interface RefundRuleProps {
  shop: Shop;
  policy: Policy | null;
  booked: Parameters<typeof tooLateFor>[1];
}

/** When the booking is confirmed, and what is refunded if it is cancelled. */
const RefundRule = ({ shop: { name, change_notice_minutes }, policy, booked }: RefundRuleProps) =>
  policy ? (
    <section className="space-y-1.5">
      <p className="text-body text-sm">{t("Your booking is confirmed when you pay.")}</p>
      <h3 className="font-medium text-sm text-strong">{t("Cancellation policy")}</h3>
      <PolicyText policy={policy} paysOnline tooLate={tooLateFor(policy, booked)} />
    </section>
  ) : (
    <p className="text-faint text-sm">
      {t("Your booking is confirmed when you pay.")}{" "}
      {change_notice_minutes === 0
        ? rich(
            "Cancel before it starts to get a refund. After that, <bdi>{store}</bdi> can keep your payment.",
            {
              bdi,
              store: name,
            },
          )
        : rich(
            "Cancel at least {time} before it starts to get a refund. After that, <bdi>{store}</bdi> can keep your payment.",
            { bdi, store: name, time: durationWords(change_notice_minutes) },
          )}
    </p>
  );
