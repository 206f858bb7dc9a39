import type { Question } from "@solodesk/contract/catalog/services/questions.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Path, type UseFormReturn, useFormState } from "react-hook-form";
import { PolicyText } from "#features/store/store/policy-text.tsx";
import { tooLateFor } from "#features/store/store/too-late.ts";
import { useStore } from "#kernel/storage/store.ts";
import { rich } from "#kernel/text/rich.tsx";
import { sentence } from "#kernel/text/sentence.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { showRefusal } from "#ui/forms/use-contract-form.ts";
import { bdi } from "../document/bdi.tsx";
import { OrContact } from "../sections/or-contact.tsx";
import { BookingDetailsFields } from "./booking-details-fields.tsx";
import { dueInWords, forSeats } from "./cost.ts";
import { HeldTime } from "./held-time.tsx";
import { visitTerms } from "./pack/visit-terms.ts";
import { SlotTakenNotice } from "./slot-taken-notice.tsx";
import type { StartedBooking } from "./start-booking.ts";
import { StepHeading } from "./step-heading.tsx";
import { type BookingDetails, type FinishedDetails, keepDetails } from "./typed-details.ts";
import type { Clocks } from "./when/clocks.ts";

interface WhoStepProps {
  booking: StartedBooking;
  clocks: Clocks;
  form: UseFormReturn<BookingDetails, unknown, FinishedDetails>;
}

/** The fields that can show an error from the server. */
const fieldNamesFor = (questions: readonly Question[]): Path<BookingDetails>[] => [
  "customer.name",
  "customer.email",
  "customer.phone",
  "notes",
  ...questions.map(({ id }) => `answers.${id}` as const),
];

/**
 * The details step, while the slot is held. Typed text survives errors, a lost connection and an expired
 * hold.
 */
export function WhoStep({ booking, clocks, form }: WhoStepProps) {
  const { wanted, taken, failure } = useStore(booking.state);
  const held = useStore(booking.held);
  const policy = useStore(booking.policy);
  const questions = useStore(booking.questions);
  const { isSubmitting, errors } = useFormState({ control: form.control });
  if (!held) return null;
  // A visit of a pack is paid.
  const price = booking.isPaidByPack ? booking.service.price.amount : 0;

  async function send(details: FinishedDetails) {
    const refusal = await booking.book(details);
    if (!refusal || refusal.code === "slot_taken") return;
    showRefusal(form, refusal, fieldNamesFor(booking.questions.get()));
    if (refusal.code !== "network") return;
    const message = t("{problem} Nothing you typed is lost: check your connection and press Book again.", {
      problem: sentence(refusal.message),
    });
    form.setError("root", { message });
  }

  return (
    <form
      noValidate
      aria-label={t("Your details")}
      onChange={() => keepDetails(form.getValues())}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="mx-auto max-w-140 space-y-5"
    >
      <StepHeading>{t("Your details")}</StepHeading>
      {taken ? (
        <SlotTakenNotice
          typed
          slots={taken}
          clocks={clocks}
          wanted={wanted}
          onPick={(at) => void booking.pick(at)}
        />
      ) : (
        <HeldTime booking={booking} clocks={clocks} held={held} busy={wanted !== undefined} />
      )}
      <BookingDetailsFields
        form={form}
        contact={booking.shop.contact}
        questions={questions}
        asked={{ website_url: booking.shop.website_url, service_id: booking.service.id }}
      />
      <FormError>{errors.root?.message ?? failure}</FormError>
      <OrContact
        shop={booking.shop}
        code={errors.root?.type}
        subject={t("Booking: {service}", { service: booking.service.name })}
      />
      {taken ? (
        <Button className="h-12 w-full" onClick={booking.changeTime}>
          {t("See all free times")}
        </Button>
      ) : (
        <>
          <p className="font-medium text-base text-strong">
            {booking.isPaidByPack
              ? t("Uses 1 visit of your pack")
              : dueInWords(forSeats(booking.service.price, held.seats))}
          </p>
          {booking.service.on_request && !booking.isPaidByPack && (
            <p className="text-faint text-sm">
              {rich("<bdi>{store}</bdi> has to confirm your booking. We hold the time until then.", {
                bdi,
                store: booking.shop.name,
              })}
            </p>
          )}
          {policy && (
            <section className="space-y-1.5">
              <h3 className="font-medium text-sm text-strong">{t("Cancellation policy")}</h3>
              <PolicyText
                policy={policy}
                paysOnline={false}
                charged={booking.isPaidByPack ? visitTerms(policy) : undefined}
                tooLate={tooLateFor(policy, { startsAt: held.startsAt, price, paid: price })}
              />
              <p className="text-faint text-sm">{t("By booking, you accept this policy.")}</p>
            </section>
          )}
          <Button type="submit" look="primary" className="h-12 w-full text-md" busy={isSubmitting}>
            {t("Book||verb")}
          </Button>
        </>
      )}
    </form>
  );
}
