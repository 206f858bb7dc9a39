import { isBookedByCheckout } from "@solodesk/contract/catalog/services/payment.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { bookingPath, bookOfferPath } from "@solodesk/contract/kernel/pages.ts";
import type { GuestWaiting, WaitingStatus } from "@solodesk/contract/selling/waitlist.ts";
import { missingContact } from "@solodesk/contract/store/store/booking-contact.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { translateName } from "#features/catalog/translations/translate-names.ts";
import { findBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { findHeldOffer } from "#features/scheduling/appointments/holds/find-held-offer.ts";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import type { Deps } from "#kernel/deps.ts";
import { sealId } from "#kernel/secrets/sealed-id.ts";
import { dayRange } from "#kernel/time/day-range.ts";
import type { FoundWaiting } from "./find-waiting.ts";
import { offerOf } from "./offer-of.ts";

interface Now {
  /** The row itself is updated within a minute, and not at all by a payment. */
  status: WaitingStatus;
  /** The appointment that it led to. */
  bookingId: Id | null;
}

async function readNow({ db, clock }: Deps, { store, row }: FoundWaiting): Promise<Now> {
  const now = clock.now();
  const { status, offerId, offerStartsAt, offerUntil } = row;
  if (status === "booked") return { status, bookingId: offerId };
  if (status === "waiting" && dayRange(store.timezone, row.day).to <= now.getTime())
    return { status: "over", bookingId: null };
  if ((status !== "offered" && status !== "lapsed") || !offerId || !offerStartsAt)
    return { status, bookingId: null };
  const offer = await findHeldOffer(db, { storeId: store.id, id: offerId, startsAt: offerStartsAt });
  if (offer !== undefined && offer !== "held") return { status: "booked", bookingId: offer.bookedAs };
  const isHeld = status === "offered" && offer === "held" && offerUntil !== null && offerUntil > now;
  return { status: isHeld ? "offered" : "lapsed", bookingId: null };
}

/** A place in a waitlist, as anyone with its link may see it. */
export async function guestWaitingOf(deps: Deps, waiting: FoundWaiting): Promise<GuestWaiting> {
  const { store, row } = waiting;
  const service = await findService(deps, store.id, row.serviceId);
  const { status, bookingId } = await readNow(deps, waiting);
  const isOffered = status === "offered";
  const left = isOffered && row.offerUntil ? row.offerUntil.getTime() - deps.clock.now().getTime() : 0;
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
    book_at: isOffered && service && asksMore(waiting, service) ? bookAt(deps, waiting) : null,
    manage: code === undefined ? null : bookingPath(store.website_url, code),
    confirmed: booking?.row.status === "Confirmed",
  };
}

/** The waitlist asks for a name and an email address. */
const asksMore = ({ store: { booking }, row }: FoundWaiting, service: Service): boolean =>
  isBookedByCheckout(service) ||
  booking.policy !== null ||
  service.questions.length > 0 ||
  missingContact(booking.contact, { email: row.customerEmail, phone: "" }) !== undefined;

function bookAt({ secrets }: Pick<Deps, "secrets">, { store, row }: FoundWaiting): string | null {
  const { serviceId, seats, offerId, offerStartsAt, offerUntil } = row;
  if (!offerId || !offerStartsAt || !offerUntil) return null;
  return bookOfferPath(store.website_url, {
    serviceId,
    seats,
    at: offerStartsAt.toISOString(),
    until: offerUntil.toISOString(),
    hold: sealId(secrets, "hold", offerId),
  });
}
