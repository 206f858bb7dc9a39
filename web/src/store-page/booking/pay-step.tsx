import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import { cardFeeInWords } from "@solodesk/contract/store/store/card-fee-in-words.ts";
import type { Policy } from "@solodesk/contract/store/store/policy.ts";
import { useFormState } from "react-hook-form";
import { PolicyText } from "#features/store/store/policy-text.tsx";
import { tooLateFor } from "#features/store/store/too-late.ts";
import { useStore } from "#kernel/storage/store.ts";
import { durationWords } from "#kernel/text/duration-words.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { rich } from "#kernel/text/rich.tsx";
import { spotsInWords } from "#kernel/text/spots-in-words.ts";
import { now } from "#kernel/time/clock.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { useContractForm } from "#ui/forms/use-contract-form.ts";
import { Money } from "#ui/text/money.tsx";
import { bdi } from "../document/bdi.tsx";
import type { Shop } from "../document/page-data.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { forSeats } from "./cost.ts";
import { Fact, Facts } from "./facts.tsx";
import { HeldTime } from "./held-time.tsx";
import { SlotTakenNotice } from "./slot-taken-notice.tsx";
import type { StartedBooking } from "./start-booking.ts";
import { StepHeading } from "./step-heading.tsx";
import {
  keepDetails,
  type PaidBookingDetails,
  paidBookingDetailsFor,
  typedDetails,
} from "./typed-details.ts";
import { bookingMomentInWords, type Clocks } from "./when/clocks.ts";

export interface PayStepProps {
  booking: StartedBooking;
  clocks: Clocks;
  /** What is paid to book the service; null if only a card is saved. */
  due: Amount | null;
  /** Opens the checkout, or shows the store page with the time in the cart. */
  onAdded: (next: "checkout" | "store") => void;
  /** False where there is only the booking, so that it is paid on its own. */
  hasCart: boolean;
}

/** What a service that is paid or needs a card costs now and later, before its time goes into the cart. */
export function PayStep({ booking, clocks, due, onAdded, hasCart }: PayStepProps) {
  const { wanted, taken, failure } = useStore(booking.state);
  const held = useStore(booking.held);
  const { service, shop } = booking;
  const policy = useStore(booking.policy);
  const questions = useStore(booking.questions);
  const form = useContractForm(paidBookingDetailsFor(questions), {
    answers: typedDetails().answers,
    notes: typedDetails().notes,
  });
  const { errors } = useFormState({ control: form.control });
  if (!held) return null;
  const { seats } = held;
  const price = forSeats(service.price, seats);
  const dueNow = due ? forSeats(due, seats) : { ...price, amount: 0 };
  const later = { ...price, amount: price.amount - dueNow.amount };
  // A fee that is charged later makes cancelling late cost something, like a payment that is kept.
  const booked = { startsAt: held.startsAt, price: price.amount, paid: due ? dueNow.amount : price.amount };

  async function leaveFor(next: "checkout" | "store", said: PaidBookingDetails) {
    // A hold that has ended is renewed first; if the time is taken by now, this step says so.
    if (held?.token !== undefined && held.endsAt <= now().getTime()) {
      await booking.pick(held.startsAt);
      const after = booking.state.get();
      if (after.taken || after.failure) return;
      if (!paidBookingDetailsFor(booking.questions.get()).safeParse(said).success)
        return form.setError("root", {
          message: t("The questions have changed. Answer them, then continue."),
        });
    }
    booking.toCart(said);
    onAdded(next);
  }

  return (
    <form
      noValidate
      aria-label={t("Your booking")}
      onChange={() => keepDetails(form.getValues())}
      onSubmit={(event) => void form.handleSubmit((said) => leaveFor("checkout", said))(event)}
      className="mx-auto max-w-140 space-y-5"
    >
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
          <Money value={price} />
          {seats > 1 &&
            rich(" (<count></count> at <price></price>)", {
              count: () => spotsInWords(seats),
              price: () => <Money value={service.price} />,
            })}
        </Fact>
        <Fact name={t("To pay now")}>
          {!due ? (
            t("Nothing||what is paid now")
          ) : later.amount > 0 ? (
            rich("<amount></amount> deposit", { amount: () => <Money value={dueNow} /> })
          ) : (
            <Money value={dueNow} />
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
      <AnswerFields
        questions={questions}
        asked={{ website_url: shop.website_url, service_id: service.id }}
        values={form.getValues("answers")}
        register={form.register}
        errors={errors.answers}
        onAnswer={(name, value) => {
          form.setValue(name, value, { shouldDirty: true });
          form.clearErrors(name);
          keepDetails(form.getValues());
        }}
      />
      <Field label={t("Notes")} optional error={errors.notes?.message}>
        {(wiring) => <Textarea rows={2} {...wiring} {...form.register("notes")} />}
      </Field>
      {due ? (
        <RefundRule shop={shop} policy={policy} booked={booked} />
      ) : (
        <CardRule policy={policy} price={price} booked={booked} onRequest={service.on_request} />
      )}
      <FormError>{errors.root?.message ?? failure}</FormError>
      {taken ? (
        <Button className="h-12 w-full" onClick={booking.changeTime}>
          {t("See all free times")}
        </Button>
      ) : (
        <div className="space-y-2">
          <Button type="submit" look="primary" className="h-12 w-full text-md" busy={wanted !== undefined}>
            {due ? t("Continue to payment") : t("Continue to save a card")}
          </Button>
          {hasCart && (
            <Button
              className="h-12 w-full"
              onClick={() => void form.handleSubmit((said) => leaveFor("store", said))()}
            >
              {t("Add to cart")}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

const freeUntil = ({ cancel_before_minutes }: Policy, startsAt: string): string =>
  new Date(Date.parse(startsAt) - cancel_before_minutes * MINUTE).toISOString();

interface CardRuleProps {
  policy: Policy | null;
  price: Amount;
  booked: Parameters<typeof tooLateFor>[1];
  /** Whether the booking waits for the seller's answer. */
  onRequest: boolean;
}

/** What the card is saved for, and when the booking is confirmed. */
const CardRule = ({ policy, price, booked, onRequest }: CardRuleProps) => (
  <section className="space-y-1.5">
    <p className="text-body text-sm">
      {t("You save a card, and nothing is charged now.")}{" "}
      {onRequest
        ? t("Then the store confirms your booking by email.")
        : t("Your booking is confirmed when the card is saved.")}
    </p>
    {policy && (
      <>
        <h3 className="font-medium text-sm text-strong">{t("Cancellation policy")}</h3>
        <PolicyText
          policy={policy}
          paysOnline={false}
          charged={cardFeeInWords(policy, { money: moneyText, price })}
          tooLate={tooLateFor(policy, booked)}
        />
      </>
    )}
  </section>
);

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
