import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { durationWords } from "#kernel/text/duration-words.ts";
import { rich } from "#kernel/text/rich.tsx";
import { sentence } from "#kernel/text/sentence.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { Stepper } from "#ui/forms/stepper.tsx";
import { useContractForm } from "#ui/forms/use-contract-form.ts";
import { Price } from "#ui/text/price.tsx";
import { bdi } from "../document/bdi.tsx";
import { locationWords } from "../document/page-words.ts";
import { ContactWays, canBeReached } from "../sections/contact-ways.tsx";
import { DoneStep } from "./done-step.tsx";
import { PayStep, type PayStepProps } from "./pay-step.tsx";
import { SlotTakenNotice } from "./slot-taken-notice.tsx";
import type { StartedBooking } from "./start-booking.ts";
import { bookingDetailsFor, typedDetails } from "./typed-details.ts";
import { WaitPanel } from "./wait/wait-panel.tsx";
import { WhenPicker } from "./when/when-picker.tsx";
import { WhoStep } from "./who-step.tsx";

export interface BookingFlowProps {
  booking: StartedBooking;
  onAdded: PayStepProps["onAdded"];
  hasCart?: PayStepProps["hasCart"];
}

/** The booking dialog: first the time, then the details, one step at a time. */
export function BookingFlow({ booking, onAdded, hasCart = true }: BookingFlowProps) {
  const { step, wanted, taken, failure, booked, isFreeAfterAll } = useStore(booking.state);
  const held = useStore(booking.held);
  const [hour12, setHour12] = useState(booking.clocks.hour12);
  const questions = useStore(booking.questions);
  const form = useContractForm(bookingDetailsFor(booking.shop.contact, questions), typedDetails());
  const clocks = { ...booking.clocks, hour12 };

  if (booked) return <DoneStep booking={booking} booked={booked} clocks={clocks} />;
  const { due_now: due, needs_card: needsCard } = booking.service;
  if (step === "who" && (due || needsCard) && !booking.isPaidByPack)
    return <PayStep booking={booking} clocks={clocks} due={due} onAdded={onAdded} hasCart={hasCart} />;
  if (step === "who") return <WhoStep booking={booking} clocks={clocks} form={form} />;
  return (
    <div className="space-y-5">
      <Summary booking={booking} />
      {booking.service.capacity > 1 && !booking.isPaidByPack && <SpotsField booking={booking} />}
      {taken && (
        <SlotTakenNotice
          slots={taken}
          clocks={clocks}
          wanted={wanted}
          onPick={(at) => void booking.pick(at)}
        />
      )}
      {isFreeAfterAll && (
        <p role="status" className="rounded-lg bg-good-wash p-4 font-medium text-base text-strong">
          {t("A time has just become free on this day. Pick it instead of waiting.")}
        </p>
      )}
      <FormError>{failure && t("{problem} Try again.", { problem: sentence(failure) })}</FormError>
      <WhenPicker
        calendar={booking.calendar}
        clocks={clocks}
        onHour12={setHour12}
        chosen={held?.startsAt}
        wanted={wanted}
        onPick={(at) => void booking.pick(at)}
        renderFullDay={(day) => <WaitPanel booking={booking} day={day} />}
        whenFull={<NothingFree booking={booking} />}
      />
    </div>
  );
}

const Summary = ({ booking: { service, isPaidByPack } }: { booking: StartedBooking }) => (
  <p className="text-base text-faint">
    {durationWords(service.duration_minutes)} · {t(locationWords[service.location])} ·{" "}
    {isPaidByPack ? (
      t("Uses 1 visit of your pack")
    ) : service.capacity > 1 && service.price.amount > 0 ? (
      rich("<price></price> per spot", { price: () => <Price value={service.price} /> })
    ) : (
      <Price value={service.price} />
    )}
  </p>
);

function SpotsField({ booking: { service, seats, setSeats } }: { booking: StartedBooking }) {
  const count = useStore(seats);
  return (
    <div className="flex items-center gap-4">
      <span className="font-medium text-base text-strong">{t("Spots||of a class")}</span>
      <Stepper
        label={t("Spots||of a class")}
        less={t("One fewer spot")}
        more={t("One more spot")}
        value={count}
        max={service.capacity}
        onChange={setSeats}
      />
    </div>
  );
}

const NothingFree = ({ booking: { shop, service } }: { booking: StartedBooking }) => (
  <div className="max-w-[60ch] py-4">
    <h3 className="text-md">{t("No time is free at the moment")}</h3>
    <p className="mt-2 text-base">
      {canBeReached(shop)
        ? rich("<bdi>{store}</bdi> has nothing free on the days you can book. Ask for a time directly:", {
            bdi,
            store: shop.name,
          })
        : rich("<bdi>{store}</bdi> has nothing free on the days you can book. Check back another day.", {
            bdi,
            store: shop.name,
          })}
    </p>
    {canBeReached(shop) && (
      <div className="mt-4">
        <ContactWays shop={shop} subject={t("Booking: {service}", { service: service.name })} />
      </div>
    )}
  </div>
);
