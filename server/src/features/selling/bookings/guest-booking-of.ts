import type { GuestBooking } from "@solodesk/contract/selling/bookings.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { toAppointment } from "#features/scheduling/appointments/appointment-row.ts";
import { canMove } from "#features/scheduling/appointments/appointment-status.ts";
import type { FoundBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { titleForReader } from "#features/scheduling/appointments/title-for-reader.ts";
import { findPaidTime } from "#features/selling/orders/place/find-paid-time.ts";
import type { Deps } from "#kernel/deps.ts";
import { changeableUntil, isMovable } from "./guest-rules.ts";

/** The booking as its guest may see it, with what the rules still allow them to change. */
export async function guestBookingOf(deps: Deps, booking: FoundBooking): Promise<GuestBooking> {
  const { store, row } = booking;
  const now = deps.clock.now();
  const service = row.serviceId === null ? undefined : await findService(deps, store.id, row.serviceId);
  const {
    number,
    version,
    status,
    starts_at,
    ends_at,
    timezone,
    price,
    paid: paidOnline,
    due,
  } = toAppointment(row, deps.config.CURRENCY);
  const until = changeableUntil(booking, now);
  const paid = until && (await findPaidTime(deps.db, row.id));
  return {
    number,
    version,
    status,
    title: await titleForReader(deps.db, row),
    starts_at,
    ends_at,
    timezone,
    price,
    paid: paidOnline,
    due,
    customer: { name: row.customerName },
    service_id: service?.active ? service.id : null,
    over: !canMove(status) || row.endsAt <= now,
    location: service?.location ?? null,
    changeable_until: until?.toISOString() ?? null,
    movable: isMovable(booking, now),
    refund: paid ? { amount: paid.back.amount, currency: paid.row.currency } : null,
  };
}
