import { bookingPath } from "@solodesk/contract/kernel/pages.ts";
import type { GuestWaiting, WaitingStatus } from "@solodesk/contract/selling/waitlist.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { translateName } from "#features/catalog/translations/translate-names.ts";
import { findBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import type { Deps } from "#kernel/deps.ts";
import { dayRange } from "#kernel/time/day-range.ts";
import type { FoundWaiting } from "./find-waiting.ts";
import { offerOf } from "./offer-of.ts";

/** The status as of now; the row itself is updated within a minute. */
function statusNow({ store, row }: FoundWaiting, now: Date): WaitingStatus {
  if (row.status === "offered" && row.offerUntil && row.offerUntil <= now) return "lapsed";
  const isOver = dayRange(store.timezone, row.day).to <= now.getTime();
  return row.status === "waiting" && isOver ? "over" : row.status;
}

/** A place in a waitlist, as anyone with its link may see it. */
export async function guestWaitingOf(deps: Deps, waiting: FoundWaiting): Promise<GuestWaiting> {
  const { store, row } = waiting;
  const now = deps.clock.now();
  const service = await findService(deps, store.id, row.serviceId);
  const status = statusNow(waiting, now);
  const left = status === "offered" && row.offerUntil ? row.offerUntil.getTime() - now.getTime() : 0;
  const bookingId = status === "booked" ? row.offerId : null;
  const code = bookingId === null ? undefined : manageCode(deps.secrets, bookingId);
  const booking = code === undefined ? undefined : await findBooking(deps, code);
  return {
    status,
    day: row.day,
    service: await translateName(deps.db, {
      storeId: store.id,
      id: row.serviceId,
      name: service?.name ?? row.serviceName,
    }),
    service_id: service?.active ? service.id : null,
    location: service?.location ?? null,
    price: service ? { ...service.price, amount: service.price.amount * row.seats } : null,
    seats: row.seats,
    customer: { name: row.customerName },
    offer: offerOf(row),
    expires_in: Math.floor(left / 1000),
    manage: code === undefined ? null : bookingPath(store.website_url, code),
    confirmed: booking?.row.status === "Confirmed",
  };
}
