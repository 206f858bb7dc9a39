import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type CalendarFileEntry,
  calendarFile,
} from "#features/scheduling/appointments/calendar/calendar-file.ts";
import {
  type FoundBooking,
  requireBooking,
} from "#features/scheduling/appointments/calendar/find-booking.ts";
import { manageAddress } from "#features/scheduling/appointments/manage-address.ts";
import { placeOf } from "#features/scheduling/appointments/place-of.ts";
import type { Deps } from "#kernel/deps.ts";
import { guestBookingOf } from "./guest-booking-of.ts";

const entryOf = (
  { secrets, ownOrigin }: Deps,
  { store, row }: FoundBooking,
  location: string,
): CalendarFileEntry => {
  const { id, version, status, title, startsAt, endsAt, updatedAt } = row;
  const url = manageAddress(secrets, ownOrigin.get(), store.website_url, id);
  return {
    id,
    version,
    status,
    startsAt,
    endsAt,
    updatedAt,
    location,
    url,
    title: `${title} · ${store.name}`,
    description: t("Booking A-{number}. See, move or cancel it: {url}", { number: String(row.number), url }),
    organiser: { name: store.name, email: store.email },
  };
};

/** Writes the booking as it is now as a file for the guest's calendar. Throws "not_found". */
export async function* writeBookingFile(deps: Deps, code: string): AsyncGenerator<string> {
  const booking = await requireBooking(deps, code);
  const { store, row } = booking;
  const { location } = await guestBookingOf(deps, booking);
  const place = placeOf(location, { address: store.address, customer: row.customerName });
  yield calendarFile({ name: store.name, appointments: [entryOf(deps, booking, place)] });
}
