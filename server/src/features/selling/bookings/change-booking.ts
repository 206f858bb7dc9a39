import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import type { ChangeBooking } from "@solodesk/contract/selling/bookings.ts";
import { ourReasons } from "@solodesk/contract/selling/orders/our-reasons.ts";
import {
  type FoundBooking,
  requireBooking,
} from "#features/scheduling/appointments/calendar/find-booking.ts";
import { changeOf } from "#features/scheduling/appointments/change/change-of.ts";
import { writeChange } from "#features/scheduling/appointments/change/write-change.ts";
import { requireDailyQuota } from "#features/scheduling/appointments/slots/days-at-limit.ts";
import { isBookable } from "#features/scheduling/appointments/slots/is-bookable.ts";
import { slotTaken } from "#features/scheduling/appointments/slots/take-time.ts";
import { findPaidTime } from "#features/selling/orders/place/find-paid-time.ts";
import { refundTime } from "#features/selling/orders/refund/refund-time.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { guestBookingOf } from "./guest-booking-of.ts";
import { guestRulesOf } from "./guest-rules.ts";
import { slotsOf } from "./list-other-slots.ts";

const refuse = (message: string): never => {
  throw new AppError("invalid_transition", { message });
};

interface WantedChange extends ChangeBooking {
  /** Throws "rate_limited" after too many changes. */
  refuseFlood?: (booking: FoundBooking) => void;
}

/**
 * Moves or cancels a guest's booking. A confirmed booking stays confirmed at its new time, because guests can
 * pick only times the store offers. The write is conditional on the version: a guest who saw an older booking
 * gets the current one with the error. Cancelling refunds what an order paid for it, less what the policy that the
 * guest accepted lets the store keep.
 * Throws "not_found", "version_conflict", "invalid_transition", "slot_taken", and what `refuseFlood` throws.
 */
export async function changeBooking(
  deps: Deps,
  code: string,
  { version, refund, refuseFlood, ...wish }: WantedChange,
): Promise<GuestBooking> {
  const booking = await requireBooking(deps, code);
  refuseFlood?.(booking);
  const { store, row } = booking;
  if (row.version !== version || (refund && (await refundNow(deps, booking)) !== refund.amount))
    throw new AppError("version_conflict", { current: await guestBookingOf(deps, booking) });
  const now = deps.clock.now();
  const change = changeOf(row, wish, now);
  if (change.events.length === 0) return guestBookingOf(deps, booking);
  const rules = await guestRulesOf(deps.db, booking, now);
  if (change.status === "Cancelled" ? !rules.isCancellable : !rules.changeableUntil)
    refuse(t("It's too late to change this booking online. Please contact the store."));
  if (change.time && row.verifyBy) refuse(t("Confirm this booking by email before you move it."));
  if (change.time && !rules.isMovable) refuse(t("This store isn't taking bookings right now."));
  const listed = change.time && (await requireListed(deps, booking, change.time.from));
  const { kept } = rules;
  if (change.status === "Cancelled" && (await findPaidTime(deps.db, { appointmentId: row.id, kept }))) {
    const reason = rules.changeableUntil ? ourReasons.cancelledInTime : ourReasons.cancelledLate;
    await refundTime(deps, { appointmentId: row.id, version, by: "buyer", reason, kept }).catch(
      async (error: unknown) => {
        const current = await requireBooking(deps, code);
        if (current.row.version === version) throw error;
        throw new AppError("version_conflict", { current: await guestBookingOf(deps, current) });
      },
    );
    return guestBookingOf(deps, await requireBooking(deps, code));
  }

  const saved = await writeChange(deps, {
    store,
    before: row,
    change,
    by: "customer",
    ...listed,
  });
  // Another request changed the booking first: the retry sees its new version and throws "version_conflict".
  if (!saved) return changeBooking(deps, code, { version, ...(refund && { refund }), ...wish });
  return guestBookingOf(deps, { store, row: saved });
}

/** What the guest gets back for cancelling it now, in minor units. */
const refundNow = async (deps: Deps, booking: FoundBooking): Promise<number> =>
  (await guestBookingOf(deps, booking)).refund?.amount ?? 0;

/** Returns what is checked once more when the time is taken: that the day does not get too many. */
async function requireListed(
  deps: Deps,
  booking: FoundBooking,
  at: number,
): Promise<Pick<Parameters<typeof writeChange>[1], "service" | "admit">> {
  const wanted = { ...(await slotsOf(deps, booking)), at };
  if (!(await isBookable(deps, wanted))) throw await slotTaken(deps, wanted);
  return { service: wanted.service, admit: (deps) => requireDailyQuota(deps, wanted, at) };
}
