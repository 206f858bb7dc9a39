import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import { requireBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import type { Deps } from "#kernel/deps.ts";
import { guestBookingOf } from "./guest-booking-of.ts";

/** Throws "not_found". */
export const getBooking = async (deps: Deps, code: string): Promise<GuestBooking> =>
  guestBookingOf(deps, await requireBooking(deps, code));
