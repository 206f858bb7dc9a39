import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { canMove } from "#features/scheduling/appointments/appointment-status.ts";
import { requireBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { writeChange } from "#features/scheduling/appointments/change/write-change.ts";
import { bookedStatus } from "#features/scheduling/appointments/holds/booked-status.ts";
import { isVerifyToken } from "#features/scheduling/appointments/verify-token.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { guestBookingOf } from "./guest-booking-of.ts";

/**
 * Marks a booking as verified by its customer. It then becomes what it would have been otherwise: confirmed, or waiting
 * for the seller. A second call changes nothing.
 * Throws "not_found", "invalid_transition" if it has since been cancelled or has expired.
 */
export async function verifyBooking(deps: Deps, code: string, token: string): Promise<GuestBooking> {
  const booking = await requireBooking(deps, code);
  const { store, row } = booking;
  if (!isVerifyToken(deps.secrets, row.id, token))
    throw new AppError("not_found", {
      message: t("This link doesn't work. Open it again from the email we sent you."),
    });
  const isOver = !canMove(row.status) || (row.verifyBy !== null && row.startsAt <= deps.clock.now());
  if (isOver)
    throw new AppError("invalid_transition", {
      message: t("This booking was cancelled or wasn't confirmed in time. Please book again."),
    });
  if (row.verifyBy === null) return guestBookingOf(deps, booking);
  const service = row.serviceId === null ? undefined : await findService(deps, store.id, row.serviceId);
  // If its service is gone, so is the rule that it would be confirmed by.
  const isConfirmed = service !== undefined && bookedStatus(store, service) === "Confirmed";
  const saved = await writeChange(deps, {
    store,
    before: row,
    change: isConfirmed
      ? { events: ["verified", "confirmed"], status: "Confirmed" }
      : { events: ["verified"] },
    by: "customer",
  });
  // Another request changed the booking first.
  if (!saved) return verifyBooking(deps, code, token);
  return guestBookingOf(deps, { store, row: saved });
}
