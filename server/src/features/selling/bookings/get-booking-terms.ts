import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { BookingTerms } from "@solodesk/contract/selling/bookings.ts";
import { findOffer } from "#features/scheduling/appointments/holds/find-offer.ts";
import type { Deps } from "#kernel/deps.ts";

/** Throws "not_found" for a service that can't be booked at this address. */
export async function getBookingTerms(deps: Deps, websiteUrl: string, serviceId: Id): Promise<BookingTerms> {
  const { store, service } = await findOffer(deps, websiteUrl, serviceId);
  return { questions: service.questions, policy: store.booking.policy };
}
