import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
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
  { title, location }: Pick<GuestBooking, "title"> & { location: string },
): CalendarFileEntry => {
  const { id, version, status, startsAt, endsAt, updatedAt } = row;
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
  const { title, location, meeting_url } = await inLanguage(row.language, () =>
    guestBookingOf(deps, booking),
  );
  yield inLanguage(row.language, () => {
    const place = placeOf(location, {
      address: store.address,
      customer: row.customerName,
      meetingUrl: meeting_url,
    });
    return calendarFile({
      name: store.name,
      appointments: [entryOf(deps, booking, { title, location: place })],
    });
  });
}
