import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { addressOf } from "#kernel/api/request-of.ts";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import type { Calendar } from "../booking/when/calendar.ts";
import { type Clocks, momentInWords } from "../booking/when/clocks.ts";
import { BookAgain } from "./book-again.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { GuestPage } from "./guest-page.ts";
import { MoveDialog } from "./move-dialog.tsx";
import type { Guest } from "./open-guest.ts";
import { openOtherTimes } from "./open-other-times.ts";

interface GuestActionsProps {
  page: GuestPage;
  guest: Guest;
  clocks: Clocks;
}

/** What the store's rules still let the guest do, and until when; without scripts only the file remains. */
export function GuestActions({ page, guest, clocks }: GuestActionsProps) {
  const { booking } = useStore(guest.state);
  const [times, setTimes] = useState<Calendar>();
  const [asksToCancel, setAsksToCancel] = useState(false);
  const dialog = { page, guest, clocks };
  const until = booking.changeable_until;
  const isAlive = !booking.over;
  return (
    <>
      <div className="mt-6 grid gap-3 sm:grid-cols-3">
        {booking.over && <BookAgain page={page} serviceId={booking.service_id} />}
        {isAlive && (
          <Button asChild className="h-12">
            <a href={addressOf(bookings.writeFile, guest.params)} download="appointment.ics">
              <CalendarPlus aria-hidden="true" />
              Add to calendar
            </a>
          </Button>
        )}
        {booking.movable && (
          <Button
            className="h-12 scriptless:hidden"
            aria-haspopup="dialog"
            onClick={() => setTimes(openOtherTimes(page, guest, clocks.mine))}
          >
            Reschedule
          </Button>
        )}
        {until !== null && (
          <Button
            className="h-12 scriptless:hidden"
            aria-haspopup="dialog"
            onClick={() => setAsksToCancel(true)}
          >
            Cancel booking
          </Button>
        )}
      </div>
      {isAlive && (
        <p className="mt-3 text-faint text-sm">
          {until === null
            ? "It is too late to change it here: please get in touch."
            : `You can change it until ${momentInWords(clocks, until)}.`}
        </p>
      )}
      <MoveDialog {...dialog} calendar={times} onClose={() => setTimes(undefined)} />
      <CancelDialog {...dialog} open={asksToCancel} onClose={() => setAsksToCancel(false)} />
    </>
  );
}
