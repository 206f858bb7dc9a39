import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { cardFeeInWords } from "@solodesk/contract/store/store/card-fee-in-words.ts";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { PolicyText } from "#features/store/store/policy-text.tsx";
import { call } from "#kernel/api/call.ts";
import { addressOf } from "#kernel/api/request-of.ts";
import { useStore } from "#kernel/storage/store.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { unverifiedUntil } from "../booking/booking-status-words.ts";
import { visitTerms } from "../booking/pack/visit-terms.ts";
import { type OpenedCalendar, openCalendar } from "../booking/when/calendar.ts";
import { bookingMomentInWords, type Clocks } from "../booking/when/clocks.ts";
import { Modal } from "../modal.tsx";
import { CancelBookingDialog, type GuestDialogProps } from "./cancel-booking-dialog.tsx";
import type { GuestPage } from "./guest-page.ts";
import { MoveFlow } from "./move-flow.tsx";
import type { Guest } from "./open-guest.ts";

/** Opens the calendar of slots that a booking can be moved to, at the first free one. */
function openOtherTimes({ shop }: GuestPage, { params }: Guest, mine: string): OpenedCalendar {
  const calendar = openCalendar({
    mine,
    horizonDays: shop.horizon_days,
    read: (query) => call(bookings.listOtherSlots, { params, query }),
  });
  void calendar.seek(calendar.firstMonth);
  return calendar;
}

interface MoveDialogProps extends Omit<GuestDialogProps, "open"> {
  /** Undefined while the dialog is closed. */
  calendar: OpenedCalendar | undefined;
}

/** Separate from `MoveFlow`, so that the flow starts over each time the dialog opens. */
const MoveDialog = ({ calendar, onClose, ...props }: MoveDialogProps) => (
  <Modal shape="wide" title={t("Reschedule")} open={calendar !== undefined} onClose={onClose}>
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-[max(2rem,env(safe-area-inset-bottom))]">
      {calendar && <MoveFlow {...props} calendar={calendar} onDone={onClose} />}
    </div>
  </Modal>
);

interface BookAgainProps {
  page: Pick<GuestPage, "shop" | "isOpen">;
  /** `null` if the service is no longer offered; the link then leads to the store. */
  serviceId: string | null;
}

/** Links to the service on the store page while that is published. */
function BookAgain({ page: { shop, isOpen }, serviceId }: BookAgainProps) {
  if (!isOpen) return null;
  const store = `${pages.ownStore}/${shop.website_url}`;
  return (
    <Button asChild look="primary" className="h-12">
      <a href={serviceId === null ? store : `${store}#${serviceId}`}>{t("Book again")}</a>
    </Button>
  );
}

interface GuestActionsProps {
  page: GuestPage;
  guest: Guest;
  clocks: Clocks;
}

/**
 * The changes that the store's rules still allow, and until when. Without JavaScript only the calendar file
 * remains.
 */
export function GuestActions({ page, guest, clocks }: GuestActionsProps) {
  const { booking } = useStore(guest.state);
  const [times, setTimes] = useState<OpenedCalendar>();
  const [asksToCancel, setAsksToCancel] = useState(false);
  const dialog = { page, guest, clocks };
  const isAlive = !booking.over;
  const isVisit = booking.visit_returns !== null;
  const isSettled = unverifiedUntil(booking) === undefined && booking.asked === null;
  return (
    <>
      <div className="mt-6 grid gap-3 sm:grid-cols-3">
        {booking.over && <BookAgain page={page} serviceId={booking.service_id} />}
        {isAlive && isSettled && (
          <Button asChild className="h-12">
            <a href={addressOf(bookings.writeFile, guest.params)} download="appointment.ics">
              <CalendarPlus aria-hidden="true" />
              {t("Add to calendar")}
            </a>
          </Button>
        )}
        {booking.movable && (
          <Button
            className="h-12 scriptless:hidden"
            aria-haspopup="dialog"
            onClick={() => setTimes(openOtherTimes(page, guest, clocks.mine))}
          >
            {t("Reschedule")}
          </Button>
        )}
        {booking.cancellable && (
          <Button
            className="h-12 scriptless:hidden"
            aria-haspopup="dialog"
            onClick={() => setAsksToCancel(true)}
          >
            {booking.asked ? t("Decline||a time") : t("Cancel booking")}
          </Button>
        )}
      </div>
      {isAlive && isSettled && <p className="mt-3 text-faint text-sm">{whatIsPossible(booking, clocks)}</p>}
      {isAlive && booking.policy && (
        <section className="mt-6 space-y-1.5">
          <h2 className="font-medium text-base text-strong">{t("Cancellation policy")}</h2>
          <PolicyText
            policy={booking.policy}
            paysOnline={booking.paid.amount > 0 && !isVisit}
            charged={
              isVisit
                ? visitTerms(booking.policy)
                : booking.card
                  ? cardFeeInWords(booking.policy, { money: moneyText, price: booking.price })
                  : undefined
            }
          />
        </section>
      )}
      <MoveDialog {...dialog} calendar={times} onClose={() => setTimes(undefined)} />
      <CancelBookingDialog {...dialog} open={asksToCancel} onClose={() => setAsksToCancel(false)} />
    </>
  );
}

/** What the guest may still do with the booking, and until when. */
function whatIsPossible(
  { changeable_until, cancellable, policy, kept, refund, card, visit_returns }: GuestBooking,
  clocks: Clocks,
): string {
  if (changeable_until !== null) {
    const time = bookingMomentInWords(clocks, changeable_until);
    return policy
      ? t("You can move it, or cancel for free, until {time}.", { time })
      : t("You can change it until {time}.", { time });
  }
  if (card?.cancel_now)
    return t("It's too late to move your booking. If you cancel now, {amount} is charged to your card.", {
      amount: moneyText(card.cancel_now),
    });
  if (!cancellable) return t("It is too late to change it here: please get in touch.");
  return kept && refund && visit_returns === null
    ? t("It's too late to move your booking. If you cancel now, you get {amount} back.", {
        amount: moneyText(refund),
      })
    : t("It's too late to move your booking, but you can still cancel it.");
}
