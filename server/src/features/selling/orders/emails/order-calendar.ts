import {
  type CalendarFileEntry,
  calendarFile,
} from "#features/scheduling/appointments/calendar/calendar-file.ts";
import { customerMeetingUrl } from "#features/scheduling/appointments/customer-meeting-url.ts";
import { manageAddress } from "#features/scheduling/appointments/manage-address.ts";
import type { Deps } from "#kernel/deps.ts";
import type { OrderSubject } from "./order-facts.ts";

/**
 * Booked times as a calendar file for the buyer, each with the link to move it; undefined if none is booked.
 */
export function orderCalendar(
  { secrets, ownOrigin }: Pick<Deps, "secrets" | "ownOrigin">,
  { row, items, store, seller, times }: OrderSubject,
): string | undefined {
  if (!store) return undefined;
  const entries = items.flatMap(({ appointmentId, name, startsAt, endsAt }): CalendarFileEntry[] => {
    const time = appointmentId === null ? undefined : times.get(appointmentId);
    const location = time && customerMeetingUrl(time);
    // A time that waits for the seller isn't booked yet.
    return appointmentId && startsAt && endsAt && time?.status !== "Pending"
      ? [
          {
            id: appointmentId,
            version: 1,
            status: "Confirmed",
            title: `${name}, ${seller.name}`,
            startsAt,
            endsAt,
            ...(location && { location }),
            updatedAt: row.updatedAt,
            url: manageAddress(secrets, ownOrigin.get(), store.website_url, appointmentId),
          },
        ]
      : [];
  });
  if (entries.length === 0) return undefined;
  return calendarFile({ name: seller.name, method: "PUBLISH", appointments: entries });
}
