import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { BookingMoment } from "../booking/booking-moment.tsx";
import { SlotTakenNotice } from "../booking/slot-taken-notice.tsx";
import { StepHeading } from "../booking/step-heading.tsx";
import type { OpenedCalendar } from "../booking/when/calendar.ts";
import { WhenPicker } from "../booking/when/when-picker.tsx";
import { ContactWays } from "../sections/contact-ways.tsx";
import type { GuestDialogProps } from "./cancel-booking-dialog.tsx";

interface MoveFlowProps extends Omit<GuestDialogProps, "open" | "onClose"> {
  /** The slots that the booking can be moved to. */
  calendar: OpenedCalendar;
  onDone: () => void;
}

/** Picks another slot, then asks for confirmation. */
export function MoveFlow({ page, guest, clocks: asUsual, calendar, onDone }: MoveFlowProps) {
  const { booking, busy, taken, failure } = useStore(guest.state);
  const [hour12, setHour12] = useState(asUsual.hour12);
  const [wish, setWish] = useState<string>();
  const clocks = { ...asUsual, hour12 };

  async function move(startsAt: string) {
    if (await guest.move(startsAt)) return onDone();
    setWish(undefined);
    void calendar.refresh();
  }
  function pick(startsAt: string) {
    if (startsAt === booking.starts_at) return onDone();
    guest.forgetRefusal();
    setWish(startsAt);
  }

  if (wish !== undefined)
    return (
      <div className="mx-auto max-w-140 space-y-5">
        <StepHeading>{t("Move your booking?")}</StepHeading>
        <dl className="grid gap-4 text-base sm:grid-cols-2">
          <div>
            <dt className="mb-1 text-faint">{t("Current time||of a booking")}</dt>
            <dd className="text-body line-through">
              <BookingMoment clocks={clocks} startsAt={booking.starts_at} />
            </dd>
          </div>
          <div>
            <dt className="mb-1 text-faint">{t("New time||of a booking")}</dt>
            <dd className="font-medium text-strong">
              <BookingMoment clocks={clocks} startsAt={wish} />
            </dd>
          </div>
        </dl>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button className="h-12" onClick={() => setWish(undefined)}>
            {t("Back||to the previous step")}
          </Button>
          <Button look="primary" className="h-12" busy={busy === "move"} onClick={() => void move(wish)}>
            {t("Move booking")}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="space-y-5">
      {taken && <SlotTakenNotice slots={taken} clocks={clocks} wanted={undefined} onPick={pick} />}
      <FormError>{failure}</FormError>
      <WhenPicker
        calendar={calendar}
        clocks={clocks}
        onHour12={setHour12}
        chosen={booking.starts_at}
        onPick={pick}
        whenFull={
          <div className="py-4">
            <p className="mb-4 text-base">
              {t("No other time is free at the moment. Ask for one directly:")}
            </p>
            <ContactWays shop={page.shop} subject={t("Booking {number}", { number: booking.number })} />
          </div>
        }
      />
    </div>
  );
}
