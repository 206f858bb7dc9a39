// What a guest may still do with a booking.
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import { canMove } from "#features/scheduling/appointments/appointment-status.ts";
import type { FoundBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";

/** The last moment at which the booking can be changed; undefined if it can no longer be changed. */
export function changeableUntil({ store, row }: FoundBooking, now: Date): Date | undefined {
  if (!canMove(row.status)) return undefined;
  const until = new Date(row.startsAt.getTime() - store.booking.change_notice_minutes * MINUTE);
  return now <= until ? until : undefined;
}

/** A store that has closed its page takes no bookings, so it offers no other times either. */
export const isMovable = (booking: FoundBooking, now: Date): boolean =>
  booking.store.published && changeableUntil(booking, now) !== undefined;
