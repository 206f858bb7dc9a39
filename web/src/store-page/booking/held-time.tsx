import { t } from "@solodesk/contract/kernel/language/t.ts";
import { spotsInWords } from "#kernel/text/spots-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { BookingMoment } from "./booking-moment.tsx";
import { HoldLine } from "./hold-line.tsx";
import type { HeldSlot } from "./holding.ts";
import type { StartedBooking } from "./start-booking.ts";
import type { Clocks } from "./when/clocks.ts";

interface HeldTimeProps {
  booking: StartedBooking;
  clocks: Clocks;
  held: HeldSlot;
  /** It is being held again. */
  busy: boolean;
}

/** The picked time, how long it is held, and the way back to the others. */
export const HeldTime = ({ booking, clocks, held, busy }: HeldTimeProps) => (
  <div className="rounded-lg bg-raised px-4 py-3 ring-1 ring-line ring-inset">
    <div className="flex items-start justify-between gap-4">
      <p className="font-medium text-base text-strong">
        <BookingMoment clocks={clocks} startsAt={held.startsAt} />
        {held.seats > 1 && <span className="block">{spotsInWords(held.seats)}</span>}
      </p>
      <Button className="h-11" onClick={booking.changeTime}>
        {t("Change||the time")}
      </Button>
    </div>
    <HoldLine held={held} busy={busy} onHoldAgain={() => void booking.pick(held.startsAt)} />
  </div>
);
